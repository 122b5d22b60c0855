import { addHours, dayOf } from '../los-angeles.ts';
import { minutesBetweenAreas } from '../place/drive-times.ts';
import type { DayEntry } from './day-row.ts';
import { expectedEnd } from './expected-end.ts';
import type { Visit } from './visit.ts';

/** The planned visit of today of whose start the owner has said nothing that still holds. */
export const visitToday = (visits: readonly Visit[], now: string): Visit | undefined =>
  visits.find(
    ({ status, start, late, on_my_way_at }) =>
      status === 'planned' &&
      dayOf(start) === dayOf(now) &&
      !on_my_way_at &&
      (!late || (late.about !== undefined && late.about < now)),
  );

const jobStatuses: readonly DayEntry['status'][] = ['planned', 'underway', 'done'];

/** The visits that the owner has, or had, before that one on its day, the last first. */
export const jobsBefore = (
  { id, start }: Pick<Visit, 'id' | 'start'>,
  entries: readonly DayEntry[],
): DayEntry[] =>
  entries
    .filter(({ visit_id, status }) => visit_id !== id && jobStatuses.includes(status))
    .filter((entry) => entry.start < start && dayOf(entry.start) === dayOf(start))
    .sort((a, b) => b.start.localeCompare(a.start));

interface Place {
  readonly area?: string | undefined;
}

type Next = Pick<Visit, 'start'> & Place;

/** Where and when the owner's last job of the day ended. */
export interface LastJob extends Place {
  readonly ended_at: string;
}

/** Whether the drive from there takes longer than until the next start. */
export const isTooFar = ({ ended_at, area }: LastJob, next: Next): boolean =>
  addHours(ended_at, minutesBetweenAreas(area, next.area, 0) / 60) > next.start;

type Job = Parameters<typeof expectedEnd>[0] & Pick<Visit, 'ended_at'> & Place;

/** Whether a job that has ended, begun, or whose late start was told, leaves no time to drive to the next. */
export function runsInto(job: Job, next: Next, now: string): boolean {
  const { area, ended_at } = job;
  if (job.status === 'done') return ended_at !== undefined && isTooFar({ area, ended_at }, next);
  const isKnown = job.status === 'underway' || (job.status === 'planned' && job.late?.about !== undefined);
  const end = expectedEnd(job) > now ? expectedEnd(job) : now;
  return isKnown && isTooFar({ area, ended_at: end }, next);
}

/** Whether it does unlike its plan: of visits booked over each other the next is behind once it is due. */
export const isBehindPlan = (job: Job, next: Next, now: string): boolean =>
  runsInto(job, next, now) &&
  (job.status === 'done' || now >= next.start || addHours(job.start, job.hours) <= next.start);
