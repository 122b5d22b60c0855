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

/** The soonest that one can be at the next visit, driving from there. */
export const reachedAt = ({ ended_at, area }: LastJob, next: Place): string =>
  addHours(ended_at, minutesBetweenAreas(area, next.area, 0) / 60);

/** Whether the drive from there takes longer than until the next start. */
export const isTooFar = (last: LastJob, next: Next): boolean => reachedAt(last, next) > next.start;

type Job = Parameters<typeof expectedEnd>[0] & Pick<Visit, 'ended_at'> & Place;

type JobsBefore = readonly Job[];

/** When one can drive on: known of a job that has ended, begun, or whose new time was told, and of one that it pushes. */
export function knownEnd([job, ...before]: JobsBefore, now: string): string | undefined {
  if (job === undefined) return undefined;
  if (job.status === 'done') return job.ended_at;
  if (job.status === 'planned' && job.late?.about !== undefined && job.late.about < now)
    return addHours(now, job.hours);
  if (job.status === 'underway' || (job.status === 'planned' && job.late?.about !== undefined)) {
    return expectedEnd(job) > now ? expectedEnd(job) : now;
  }
  const there = heldUpUntil(before, job, now);
  return there && addHours(there, job.hours);
}

/** The soonest that one can be at the next visit, where the jobs before it are known to leave no time to be there as planned. */
export function heldUpUntil(jobs: JobsBefore, next: Next, now: string): string | undefined {
  const end = knownEnd(jobs, now);
  if (end === undefined) return undefined;
  const there = reachedAt({ ended_at: end, area: jobs[0]?.area }, next);
  return there > next.start ? there : undefined;
}

/** So much later than planned, in hours, a job may end and still run as planned. */
const asPlannedHours = 0.25;

function isPlannedOver(jobs: JobsBefore, next: Next, now: string): boolean {
  const [job] = jobs;
  if (job === undefined || job.status === 'done') return false;
  const planned = addHours(job.start, job.hours);
  return planned > next.start && (knownEnd(jobs, now) ?? '') <= addHours(planned, asPlannedHours);
}

/** The same where it is unlike the plan: of visits booked over each other the next is behind once it is due. */
export const behindPlanUntil = (jobs: JobsBefore, next: Next, now: string): string | undefined =>
  now < next.start && isPlannedOver(jobs, next, now) ? undefined : heldUpUntil(jobs, next, now);
