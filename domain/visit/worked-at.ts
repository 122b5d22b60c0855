import { type JobVisit, jobVisits, type Visited } from '../lead-words.ts';
import { dayOf, formatMoment, formatWeekday } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

type Begun = Pick<Visit, 'status' | 'start' | 'started_at'>;

type Worked = Visited<Begun & JobVisit>;

function begunAt(visits: readonly Begun[], noted_at: string): string {
  const begun = visits
    .filter(({ status }) => status === 'done')
    .map(({ start, started_at = start }) => started_at)
    .filter((start) => dayOf(start) <= dayOf(noted_at))
    .sort()
    .at(-1);
  return begun !== undefined && dayOf(begun) < dayOf(noted_at) ? begun : noted_at;
}

/** When a job was done that was noted then: of what was noted on a later day, when its last visit began. */
export const workedAt = (worked: Worked, noted_at: string): string => begunAt(jobVisits(worked), noted_at);

/** `We came back on Thursday, March 12.` of a return visit that is done. */
export const cameBackText = (visit: Begun, ended_at: string, now: string): string =>
  `We came back on ${formatWeekday(begunAt([visit], ended_at), now)}.`;

/** Beside the instant at which it was noted: only where the work was done on an earlier day. */
export function workedEarlier(worked: Worked, noted_at: string): { worked_at?: string } {
  const worked_at = workedAt(worked, noted_at);
  return worked_at === noted_at ? {} : { worked_at };
}

/** Of work that was noted on a later day only the day is known. */
export function workedText(worked: Worked, noted_at: string, now: string): string {
  const { worked_at } = workedEarlier(worked, noted_at);
  return worked_at === undefined ? formatMoment(noted_at, now) : formatWeekday(worked_at, now);
}
