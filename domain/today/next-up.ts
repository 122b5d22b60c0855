import { addHours, dayOf } from '../los-angeles.ts';
import { minutesBetweenAreas } from '../place/drive-times.ts';
import { expectedEnd } from '../visit/expected-end.ts';
import { expectedStart } from '../visit/expected-start.ts';
import { isTooFar, reachedAt } from '../visit/job-before.ts';
import { leastHours } from '../visit/unmarked.ts';
import type { Today, TodayVisit } from './todays-visit.ts';

/** For so long after its end, work that nobody has marked may still go on. */
const graceHours = 2;

/** Begun work may run into the night, and is forgotten by the next morning. */
const begunGraceHours = 8;

/** Until when work may still go on that nobody has marked. */
export const mayGoOnUntil = (
  visit: Pick<TodayVisit, 'start' | 'hours' | 'status' | 'started_at' | 'late'>,
): string => addHours(expectedEnd(visit), visit.status === 'underway' ? begunGraceHours : graceHours);

/** So long before its start, or the drive there if that takes longer, a visit has its turn. */
const soonMinutes = 30;

const hasCome = (visit: TodayVisit, from: TodayVisit, now: string): boolean =>
  addHours(now, minutesBetweenAreas(from.area, visit.area, soonMinutes) / 60) >= expectedStart(visit);

const lastStarted = (visits: readonly TodayVisit[]): TodayVisit | undefined =>
  visits
    .filter(({ status, called_off }) => status === 'underway' && !called_off)
    .toSorted((a, b) => expectedStart(b).localeCompare(expectedStart(a)))[0];

/** The job before ended too late to be there as planned: its hours count from when one could be, as its customer reads. */
function cameFree(visit: TodayVisit, now: string): boolean {
  const { last_job, hours } = visit;
  if (!last_job || !isTooFar(last_job, visit)) return false;
  return addHours(reachedAt(last_job, visit), Math.max(hours, leastHours)) > now;
}

/** While an earlier job of the day goes on, nobody has been there yet. */
const waitsForJob = ({ start }: TodayVisit, visits: readonly TodayVisit[], now: string): boolean =>
  visits.some(
    (job) =>
      job.status === 'underway' &&
      job.start < start &&
      dayOf(expectedStart(job)) === dayOf(now) &&
      addHours(expectedEnd(job), graceHours) > now,
  );

const isHeldUp = (visit: TodayVisit, visits: readonly TodayVisit[], now: string): boolean =>
  visit.status === 'planned' &&
  dayOf(visit.start) === dayOf(now) &&
  (waitsForJob(visit, visits, now) || cameFree(visit, now));

interface NextUp extends Pick<Today, 'waiting'> {
  readonly next: TodayVisit | undefined;
  /** Soonest first. */
  readonly others: readonly TodayVisit[];
}

/** Whom the owner's day is about now, one that we called off last; how a visit went is asked of those that are over, not of this one. */
export function nextUp({ visits, waiting }: Pick<Today, 'visits' | 'waiting'>, now: string): NextUp {
  const held = new Set(visits.filter((visit) => isHeldUp(visit, visits, now)).map(({ id }) => id));
  const due = waiting.filter(({ kind, visit_id = '' }) => kind !== 'overdue' || !held.has(visit_id));
  const asked = new Set(due.flatMap(({ kind, visit_id }) => (kind === 'overdue' ? visit_id : [])));
  const isOver = (visit: TodayVisit) =>
    asked.has(visit.id) || (visit.status === 'planned' && !held.has(visit.id) && expectedEnd(visit) < now);
  const ahead = visits.filter((visit) => !visit.called_off && !isOver(visit));
  const mayGoOn = (visit: TodayVisit) =>
    ((!asked.has(visit.id) && dayOf(visit.start) === dayOf(now)) || mayGoOnUntil(visit) > now) &&
    !ahead.some((other) => hasCome(other, visit, now));
  const up = visits.filter((visit) => !isOver(visit) || mayGoOn(visit));
  const next = lastStarted(up) ?? up.find(({ called_off }) => !called_off) ?? up[0];
  return {
    next,
    others: visits.filter((visit) => visit !== next && !asked.has(visit.id)),
    waiting: due.filter(({ kind, visit_id }) => kind !== 'overdue' || visit_id !== next?.id),
  };
}
