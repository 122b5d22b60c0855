import { addHours, dayOf, formatTime, minuteOf } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { minutesBetweenAreas } from '#domain/place/drive-times.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { expectedEnd } from '#domain/visit/expected-end.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { heldUpUntil, isTooFar, knownEnd } from '#domain/visit/job-before.ts';
import { driveText, durationText, minutesFrom } from './duration-text.ts';

const driveBetween = (before: TodayVisit | undefined, after: TodayVisit): number =>
  minutesBetweenAreas(before?.area, after.area, 0);

function withLastJob(jobs: readonly TodayVisit[]) {
  const last = jobs.at(-1)?.last_job;
  return last ? [...jobs, { ...last, status: 'done' as const, start: last.ended_at, hours: 0 }] : jobs;
}

/** That the jobs before, the last first, leave no time to be there as planned; undefined once it is past, or said to be late. */
export function runsOnText(jobs: readonly TodayVisit[], visit: TodayVisit, now: string): string | undefined {
  const { start, late, name, called_off } = visit;
  const known = withLastJob(jobs);
  const end = knownEnd(known, now);
  const isPast = minuteOf(start) < minuteOf(now);
  if (called_off || late || isPast || !end || !heldUpUntil(known, visit, now)) return undefined;
  const runs = end > now ? `runs to about ${formatTime(end)}` : 'is still going';
  const drive = driveBetween(jobs[0], visit);
  const way = drive > 0 ? `, then it’s ${driveText(drive)}` : '';
  return `The job before ${runs}${way}, and ${shortName(name)} expects you at ${formatTime(start)}.`;
}

/** What has not begun when it should begins now at the soonest. */
const endOf = (visit: TodayVisit, now: string): string => {
  const isBehind = visit.status === 'planned' && minuteOf(expectedStart(visit)) < minuteOf(now);
  const end = isBehind ? addHours(now, visit.hours) : expectedEnd(visit);
  return end < now ? now : end;
};

/** The visits before another that take place, of some of a day, soonest first; the last one comes first. */
export const stopsBefore = (visits: readonly TodayVisit[], visit: TodayVisit): TodayVisit[] =>
  visits
    .slice(0, visits.indexOf(visit))
    .filter(({ called_off }) => !called_off)
    .toReversed();

/** When each of some visits of a day is over, `next` first: as `runsOnText` says it where the jobs before are known, else by the plan and what it runs over. */
export function endsOf(
  next: TodayVisit | undefined,
  visits: readonly TodayVisit[],
  now: string,
): ReadonlyMap<TodayVisit, string> {
  const ends = new Map<TodayVisit, string>();
  const jobs: TodayVisit[] = [];
  const known = () => knownEnd(withLastJob(jobs), now);
  if (next) {
    jobs.push(next);
    ends.set(next, known() ?? endOf(next, now));
  }
  for (const visit of visits) {
    if (visit.called_off) continue;
    const [before] = jobs;
    jobs.unshift(visit);
    ends.set(visit, known() ?? plannedEnd(before, before && ends.get(before), visit));
  }
  return ends;
}

/** It pushes by what it runs over: a drive that is longer than its gap was so in the plan. */
function plannedEnd(before: TodayVisit | undefined, end: string | undefined, visit: TodayVisit): string {
  const begin = expectedStart(visit);
  if (!before || !end || dayOf(before.start) !== dayOf(visit.start)) return addHours(begin, visit.hours);
  const over = minutesFrom(addHours(before.start, before.hours), end);
  const soonest = over > 0 ? addHours(end, driveBetween(before, visit) / 60) : begin;
  const [pushed = begin] = [soonest, addHours(begin, over / 60)].toSorted();
  return addHours(pushed > begin ? pushed : begin, visit.hours);
}

/** `35 minutes’ drive, 1 hour 25 minutes free` between two visits of a day, without the time where there is none. */
export function wayText(
  before: TodayVisit,
  after: TodayVisit,
  end = expectedEnd(before),
): string | undefined {
  if (after.called_off || after.start < before.start) return undefined;
  const between = minutesFrom(end, expectedStart(after));
  const drive = driveBetween(before, after);
  if (between <= 0) return drive > 0 ? driveText(drive) : undefined;
  const free = between - drive;
  if (free < 0) return `${driveText(drive)}, ${durationText(between)} between`;
  const freeText = free === 0 ? 'nothing to spare' : `${durationText(free)} free`;
  return drive === 0 ? freeText : `${driveText(drive)}, ${freeText}`;
}

/** That a visit to come is planned before one can be there from the visit before. */
export function tooCloseText(
  before: TodayVisit,
  after: TodayVisit,
  now: string,
  end = expectedEnd(before),
): string | undefined {
  const start = expectedStart(after);
  if (after.called_off || after.status !== 'planned' || start < now || after.start < before.start)
    return undefined;
  if (!isTooFar({ ended_at: end, area: before.area }, { start, area: after.area })) return undefined;
  const drive = driveBetween(before, after);
  const between = minutesFrom(end, start);
  if (between > 0) return `Too close: ${driveText(drive)}, ${durationText(between)} between.`;
  const isAsPlanned = end === addHours(before.start, before.hours);
  const until = `the stop before ${isAsPlanned ? 'is planned until' : 'ends about'} ${formatTime(end)}.`;
  return `Too close: ${drive > 0 ? `${driveText(drive)}, and ` : ''}${until}`;
}
