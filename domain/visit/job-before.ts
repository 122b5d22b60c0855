import { addHours, dayOf } from '../los-angeles.ts';
import { minutesBetweenAreas } from '../place/drive-times.ts';
import type { DayEntry } from './day-row.ts';
import { expectedEnd } from './expected-end.ts';
import type { Visit } from './visit.ts';

/** The planned visit of today whose start is still to come and of which the owner has said nothing. */
export const visitToday = (visits: readonly Visit[], now: string): Visit | undefined =>
  visits.find(
    ({ status, start, late, on_my_way_at }) =>
      status === 'planned' && start > now && dayOf(start) === dayOf(now) && !late && !on_my_way_at,
  );

/** The visit that the owner has before that one on its day. */
export const jobBefore = ({ id, start }: Visit, entries: readonly DayEntry[]): DayEntry | undefined =>
  entries
    .filter(({ visit_id, status }) => visit_id !== id && (status === 'planned' || status === 'underway'))
    .filter((entry) => entry.start < start && dayOf(entry.start) === dayOf(start))
    .sort((a, b) => a.start.localeCompare(b.start))
    .at(-1);

interface Place {
  readonly area?: string | undefined;
}

type Job = Parameters<typeof expectedEnd>[0] & Place;

/** Whether a job that has begun, or whose late start was told, unlike its plan leaves no time to drive to the next. */
export function runsInto(job: Job, next: Pick<Visit, 'start'> & Place, now: string): boolean {
  const isKnown = job.status === 'underway' || (job.status === 'planned' && job.late?.about !== undefined);
  const end = expectedEnd(job) > now ? expectedEnd(job) : now;
  const isPlanned = addHours(job.start, job.hours) > next.start;
  return (
    isKnown && !isPlanned && addHours(end, minutesBetweenAreas(job.area, next.area, 0) / 60) > next.start
  );
}
