import type { Lead } from '../lead.ts';
import type { Task } from '../tasks.ts';
import type { Visit } from './visit.ts';

/** Whether a visit was booked after its job was done, and came after it: the owner goes back to the boat. */
export const isReturnVisit = (
  { completed_at }: Pick<Lead, 'completed_at'>,
  { booked_at, start }: Pick<Visit, 'booked_at' | 'start'>,
): boolean => completed_at !== undefined && booked_at > completed_at && start > completed_at;

/** Whether a job is done and nobody is to come back for it yet. */
export const mayPlanReturn = ({
  status,
  completed_at,
  quarantined,
}: Pick<Lead, 'status' | 'completed_at' | 'quarantined'>): boolean =>
  status === 'COMPLETED' && completed_at !== undefined && !quarantined;

interface ReturnMark {
  readonly is_return?: true;
}

/** By which what is told of a visit says that it is one to come back. */
export const returnMark = (...facts: Parameters<typeof isReturnVisit>): ReturnMark =>
  isReturnVisit(...facts) ? { is_return: true } : {};

/** The return visits that a change ends as done. */
export const endedReturns = (
  lead: Pick<Lead, 'visits' | 'completed_at'>,
  after: readonly Visit[] = [],
): Visit[] => {
  const before = new Set(lead.visits?.filter(({ status }) => status === 'done').map(({ id }) => id));
  return after.filter(
    (visit) => visit.status === 'done' && !before.has(visit.id) && isReturnVisit(lead, visit),
  );
};

/** The customer is emailed of the end of a return visit once. */
export const cameBackTask = ({ id }: Pick<Visit, 'id'>, due_at: string): Task => ({
  kind: 'came-back',
  about: id,
  due_at,
});
