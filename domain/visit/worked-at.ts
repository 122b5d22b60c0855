import { dayOf, formatMoment, formatWeekday } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

interface Worked {
  readonly visits?: readonly Pick<Visit, 'status' | 'start' | 'started_at'>[] | undefined;
}

/** When work was done that was noted then: of what was noted on a later day, when its last visit began. */
export function workedAt({ visits = [] }: Worked, noted_at: string): string {
  const begun = visits
    .filter(({ status }) => status === 'done')
    .map(({ start, started_at = start }) => started_at)
    .filter((start) => dayOf(start) <= dayOf(noted_at))
    .sort()
    .at(-1);
  return begun !== undefined && dayOf(begun) < dayOf(noted_at) ? begun : noted_at;
}

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
