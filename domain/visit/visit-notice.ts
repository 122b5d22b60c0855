import type { Lead } from '../lead.ts';
import { addHours } from '../los-angeles.ts';
import { endOfVisit, type Visit } from './visit.ts';

/** Whether the customer was not emailed the visit's newest version. */
export const needsNotice = ({ status, told, sent_at, sequence }: Visit): boolean => {
  if (told === sequence || status === 'done' || status === 'underway') return false;
  // A visit that nobody was told of needs no cancelation.
  return status !== 'canceled' || sent_at !== undefined;
};

export interface VisitNotice {
  readonly visit: Visit;
  /** It is over, or nobody can be emailed: it counts as told. */
  readonly isPast: boolean;
}

/** The next visit of which the customer is to be emailed; undefined when they know them all. */
export function nextNotice(
  { visits = [], email }: Pick<Lead, 'visits' | 'email'>,
  now: string,
): VisitNotice | undefined {
  const visit = visits.find(needsNotice);
  if (!visit) return undefined;
  const isOver = visit.status !== 'missed' && endOfVisit(visit) < now;
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
