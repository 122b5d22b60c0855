import type { Lead } from '../lead.ts';
import { addHours, dayOf } from '../los-angeles.ts';
import { endOfVisit, type Visit } from './visit.ts';

/** Whether the work came before the day that the customer was last told of. */
export const cameEarlier = ({ status, told, sequence, start, moved_from = start }: Visit): boolean =>
  (status === 'underway' || status === 'done') && told !== sequence && dayOf(moved_from) > dayOf(start);

/** Whether the customer was not emailed the visit's newest version. */
export const needsNotice = (visit: Visit): boolean => {
  const { status, told, sent_at, sequence } = visit;
  if (told === sequence) return false;
  if (status === 'done' || status === 'underway') return cameEarlier(visit);
  // A visit that nobody was told of needs no cancelation.
  return status !== 'canceled' || sent_at !== undefined;
};

export interface VisitNotice {
  readonly visit: Visit;
  /** It is over, or nobody can be emailed: it counts as told. */
  readonly isPast: boolean;
}

type Told = Pick<Lead, 'visits' | 'completed_at'>;

const completes = ({ status, ended_at }: Visit, { completed_at }: Told): boolean =>
  status === 'done' && completed_at !== undefined && ended_at === completed_at;

/** The visit whose work came earlier than told and completed the job: the email that it is done says so. */
export const toldByDone = (lead: Told): Visit | undefined =>
  lead.visits?.find((visit) => cameEarlier(visit) && completes(visit, lead));

/** The next visit of which an email of its own has to tell. */
export const visitToTell = (lead: Told): Visit | undefined =>
  lead.visits?.find((visit) => needsNotice(visit) && !completes(visit, lead));

/** The next visit of which the customer is to be emailed; undefined when they know them all. */
export function nextNotice(lead: Told & Pick<Lead, 'email'>, now: string): VisitNotice | undefined {
  const { email } = lead;
  const visit = visitToTell(lead);
  if (!visit) return undefined;
  const isOver = visit.status !== 'missed' && !cameEarlier(visit) && endOfVisit(visit) < now;
  return { visit, isPast: isOver || email === undefined };
}

/** Hours after which nobody wants to hear that somebody is on the way. */
const onMyWayHours = 1;

export function visitOnMyWay({ visits = [] }: Pick<Lead, 'visits'>, now: string): Visit | undefined {
  const oldest = addHours(now, -onMyWayHours);
  return visits.find(
    ({ status, on_my_way_at }) => status === 'planned' && on_my_way_at !== undefined && on_my_way_at > oldest,
  );
}

/** The visit that the owner just said they are late for, unless its new start has passed meanwhile. */
export function visitLate({ visits = [] }: Pick<Lead, 'visits'>, now: string): Visit | undefined {
  const oldest = addHours(now, -onMyWayHours);
  return visits.find(
    ({ status, late }) =>
      status === 'planned' && late !== undefined && late.at > oldest && (late.about ?? now) >= now,
  );
}

/** The visits after an email told of one as it was then: one that was moved meanwhile was moved from there. */
export const markNotified = (
  visits: readonly Visit[],
  { id, sequence, start }: Pick<Visit, 'id' | 'sequence' | 'start'>,
  sent_at: string | undefined,
): Visit[] =>
  visits.map((visit) => {
    if (visit.id !== id) return visit;
    const { moved_from, ...kept } = visit;
    const known = sent_at === undefined ? moved_from : start;
    const isMoved = visit.sequence !== sequence && known !== visit.start;
    return {
      ...kept,
      told: sequence,
      ...(isMoved && known && { moved_from: known }),
      ...(sent_at !== undefined && { sent_at }),
    };
  });
