import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import type { Status } from '../statuses.ts';
import { isCalledOff } from './called-off.ts';
import { expectedEnd } from './expected-end.ts';
import { activeVisits, endOfVisit, nextVisit, plannedVisits, type Visit } from './visit.ts';
import { highestSequence } from './visit-sequence.ts';

export interface VisitChange {
  readonly visits: Visit[];
  readonly status?: Status;
}

const changedVisit = (visits: readonly Visit[], id: string, change: (visit: Visit) => Visit): Visit[] =>
  visits.map((visit) => (visit.id === id ? change(visit) : visit));

const ended = (visit: Visit, status: 'done' | 'missed' | 'canceled', now: string): Visit => ({
  ...visit,
  status,
  ended_at: now,
  // A new version of it, of which the customer is emailed.
  ...(status !== 'done' && { sequence: highestSequence(visit) + 1 }),
});

/** Work that was done although its visit was called off or moved to a later day: it takes the visit along. */
export const takenAlong = (visits: readonly Visit[], id: string, now: string, seen_start = now): Visit[] =>
  changedVisit(visits, id, ({ ended_at, canceled_by, canceled_why: _, ...visit }) => ({
    ...visit,
    ...(canceled_by && ended_at && { cancel_missed_at: ended_at }),
    status: statusBeforeMiss(visit),
    ...(dayOf(visit.start) > dayOf(now) && {
      start: seen_start < now ? seen_start : now,
      sequence: highestSequence(visit) + 1,
      ...(visit.told !== undefined && { moved_from: visit.start }),
    }),
  }));

/** The work begins, which ends an offer of other times and what the customer wished instead. */
export const startVisit = (visits: readonly Visit[], id: string, now: string): VisitChange => ({
  visits: changedVisit(visits, id, ({ move_offer, move_wish, cancel_wish, move_asked, ...visit }) => ({
    ...visit,
    status: 'underway',
    started_at: now,
  })),
  status: 'IN_PROGRESS',
});

const isUnderway = (visits: readonly Visit[]): boolean => visits.some(({ status }) => status === 'underway');

const notBegun = ({ started_at: _, ...visit }: Visit): Visit => ({ ...visit, status: 'planned' });

/** Start was pressed by mistake: the visit is to come again. */
export function takeBackStart(visits: readonly Visit[], id: string): VisitChange {
  const after = changedVisit(visits, id, notBegun);
  return { visits: after, status: isUnderway(after) ? 'IN_PROGRESS' : 'SCHEDULED' };
}

/** The lead was set back by hand to before the work: no visit has begun. */
export const takeBackStarts = (visits: readonly Visit[]): Visit[] =>
  visits.map((visit) => (visit.status === 'underway' ? notBegun(visit) : visit));

/** The work of one visit is done. After the last one the lead is completed. */
export function finishVisit(visits: readonly Visit[], id: string, now: string): VisitChange {
  const after = changedVisit(visits, id, (visit) => ended(visit, 'done', now));
  if (isUnderway(after)) return { visits: after, status: 'IN_PROGRESS' };
  return { visits: after, status: nextVisit(after) ? 'SCHEDULED' : 'COMPLETED' };
}

const hasMore = (visits: readonly Visit[]): boolean => activeVisits(visits).length > 0;

export const statusBeforeMiss = ({ started_at }: Visit): Visit['status'] =>
  started_at === undefined ? 'planned' : 'underway';

/** We came, and could not do the work or not get to the boat. When no visit is left the lead waits for a word. */
export function missVisit(visits: readonly Visit[], id: string, now: string): VisitChange {
  const after = changedVisit(visits, id, (visit) => ended(visit, 'missed', now));
  if (!hasMore(after)) return { visits: after, status: 'CONTACTED' };
  const hasEndedWork = isUnderway(visits) && !isUnderway(after);
  return { visits: after, ...(hasEndedWork && { status: 'SCHEDULED' as const }) };
}

/** A visit of today that was called missed, of a job that goes on and for which no other time was booked since. */
export const mayTakeBackMiss = (
  { status, visits = [] }: Pick<Lead, 'status' | 'visits'>,
  { status: visitStatus, start, ended_at = start }: Visit,
  now: string,
): boolean =>
  visitStatus === 'missed' &&
  dayOf(start) === dayOf(now) &&
  status !== 'COMPLETED' &&
  status !== 'CANCELED' &&
  visits.every(({ booked_at }) => booked_at <= ended_at);

export const missToTakeBack = (lead: Pick<Lead, 'status' | 'visits'>, now: string): Visit | undefined =>
  lead.visits?.findLast((visit) => mayTakeBackMiss(lead, visit, now));

/** They were there after all: it goes on where it was. What was emailed of the miss was the last of it. */
export function visitsWithoutMiss(visits: readonly Visit[], id: string): VisitChange {
  const after = changedVisit(visits, id, ({ ended_at, ...visit }) => ({
    ...visit,
    status: statusBeforeMiss(visit),
    ...(visit.told !== undefined && { told: visit.sequence }),
  }));
  return { visits: after, status: isUnderway(after) ? 'IN_PROGRESS' : 'SCHEDULED' };
}

const canceled = (visit: Visit, why: string | undefined, now: string): Visit => ({
  ...ended(visit, 'canceled', now),
  ...(why && { canceled_why: why }),
});

/** Canceling the last visit cancels the lead, or completes one of which work was done. `why` is the owner's. */
export function cancelVisit(
  { visits = [], record }: Pick<Lead, 'visits' | 'record'>,
  id: string,
  now: string,
  why?: string | undefined,
): VisitChange {
  const after = changedVisit(visits, id, (visit) => canceled(visit, why, now));
  if (hasMore(after)) return { visits: after };
  const isWorkDone = record !== undefined || after.some(({ status }) => status === 'done');
  return { visits: after, status: isWorkDone ? 'COMPLETED' : 'CANCELED' };
}

/** The lead was set to COMPLETED by hand: what has begun or passed is done, what was to come is canceled. */
export const completeVisits = (visits: readonly Visit[], now: string): VisitChange => ({
  visits: visits.map((visit) => {
    if (visit.status === 'underway' || (visit.status === 'planned' && visit.start <= now)) {
      return ended(visit, 'done', now);
    }
    return visit.status === 'planned' ? ended(visit, 'canceled', now) : visit;
  }),
  status: 'COMPLETED',
});

/** The lead was set to CANCELED by hand: everything planned or underway is called off. */
export function cancelVisits(visits: readonly Visit[], now: string, why?: string | undefined): VisitChange {
  const active = new Set(activeVisits(visits));
  return {
    visits: visits.map((visit) => (active.has(visit) ? canceled(visit, why, now) : visit)),
    status: 'CANCELED',
  };
}

export const mirroredStart = (visits: readonly Visit[]): Lead['scheduled_at'] => nextVisit(visits)?.start;

/** The last visit, where it was missed and none is to come. */
export function lastMissed(visits: readonly Visit[]): Visit | undefined {
  const last = visits.at(-1);
  return last?.status === 'missed' && !hasMore(visits) ? last : undefined;
}

/** Planned visits whose end has passed, and what began on an earlier day: somebody has to say how they went. */
export const overdueVisits = (visits: readonly Visit[], now: string): Visit[] => [
  ...plannedVisits(visits).filter((visit) => !isCalledOff(visit) && expectedEnd(visit) < now),
  ...visits.filter(
    (visit) => visit.status === 'underway' && endOfVisit(visit) < now && dayOf(visit.start) < dayOf(now),
  ),
];
