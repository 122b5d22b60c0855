import * as z from 'zod';
import { Day, Instant } from '../ids.ts';
import { addHours, dayOf, daysFrom, instantOf, nextDay, weekdayOf } from '../los-angeles.ts';
import { lastOpenDay, longestWorkday, type Settings } from '../settings.ts';
import { sunsetOf } from '../sky/sun.ts';
import { conflictsOf, type DayEntry, type WantedTime } from './day-row.ts';

/** The starts that a customer can choose on a Los Angeles day. */
export const OpenDay = z.strictObject({ day: Day, starts: z.array(Instant) });
export type OpenDay = z.infer<typeof OpenDay>;

export const OpenTimes = z.strictObject({
  hours: z.number(),
  days: z.array(OpenDay),
  /** The work takes longer than a working day: the owner books the days. */
  reason: z.literal('several-days').optional(),
});
export type OpenTimes = z.infer<typeof OpenTimes>;

export interface TimesQuestion {
  readonly settings: Settings;
  readonly entries: readonly DayEntry[];
  readonly hours: number;
  readonly area: string | undefined;
  /** The lead's own visits of this id are not in the way: they would be moved. */
  readonly visit_id?: string | undefined;
  readonly now: string;
}

/** Whether any of the work would fall into the owner's time off. */
export const isInTimeOff = (
  { time_off }: Pick<Settings, 'time_off'>,
  start: string,
  hours: number,
): boolean => time_off.some(({ from, to }) => start < to && from < addHours(start, hours));

/** Whether the settings let a visit begin at `start`, other visits left out of account. */
function isWorkingTime({ settings, hours, area, now }: TimesQuestion, start: string): boolean {
  const day = dayOf(start);
  const workday = settings.week[weekdayOf(day)];
  if (!workday) return false;
  const end = addHours(start, hours);
  const isTooSoon = Date.parse(start) < Date.parse(now) + settings.first_start_hours * 3_600_000;
  if (isTooSoon || day > lastOpenDay(settings, now)) return false;
  if (start < instantOf(`${day}T${workday.from}`) || end > instantOf(`${day}T${workday.to}`)) return false;
  if (end > sunsetOf(day, area)) return false;
  return !isInTimeOff(settings, start, hours);
}

/** Whether a visit can begin at `start`: within the settings, and nobody in the way. */
export function isOpen(question: TimesQuestion, start: string): boolean {
  if (!isWorkingTime(question, start)) return false;
  const { hours, area, visit_id, entries, settings } = question;
  const wanted: WantedTime & { visit_id?: string | undefined } = { start, hours, area, visit_id };
  return conflictsOf(wanted, entries, settings.gap_minutes).length === 0;
}

/** Whether work is longer than each day on which the customer could have it: than its hours or its daylight. */
function needsSeveralDays({ settings, hours, area, now }: TimesQuestion): boolean {
  if (hours > longestWorkday(settings)) return true;
  return !daysFrom(dayOf(now), lastOpenDay(settings, now)).some((day) => {
    const workday = settings.week[weekdayOf(day)];
    if (!workday) return false;
    const end = addHours(instantOf(`${day}T${workday.from}`), hours);
    return end <= instantOf(`${day}T${workday.to}`) && end <= sunsetOf(day, area);
  });
}

/** The open starts of `count` days from a Los Angeles day on; a day without any has an empty list. */
export function openTimes(question: TimesQuestion, from: string, count: number): OpenTimes {
  const { hours, settings } = question;
  if (needsSeveralDays(question)) return { hours, days: [], reason: 'several-days' };
  const days: OpenDay[] = [];
  for (let day = from; days.length < count; day = nextDay(day)) {
    const starts = [...new Set(settings.starts)].sort().map((time) => instantOf(`${day}T${time}`));
    days.push({ day, starts: starts.filter((start) => isOpen(question, start)) });
  }
  return { hours, days };
}

/** Why a customer cannot have a start: others have it, or it is none to choose. Undefined when they can. */
export function startRefusal(
  question: TimesQuestion,
  start: string,
  offered: readonly string[],
): 'time-taken' | 'not-open' | 'several-days' | undefined {
  const { hours, area, visit_id, entries, settings, now } = question;
  // The owner may offer a time outside the working week, or into the evening.
  const isOffered = offered.includes(start) && start > now;
  if (isOffered ? hours > longestWorkday(settings) : needsSeveralDays(question)) return 'several-days';
  if (!isOffered && !isGridStart(settings, start)) return 'not-open';
  if (conflictsOf({ start, hours, area, visit_id }, entries, settings.gap_minutes).length > 0) {
    return 'time-taken';
  }
  // What was offered before the owner took the time off can be had no more.
  if (isInTimeOff(settings, start, hours)) return 'not-open';
  return isOffered || isWorkingTime(question, start) ? undefined : 'not-open';
}

const isGridStart = ({ starts }: Settings, start: string): boolean =>
  starts.some((time) => instantOf(`${dayOf(start)}T${time}`) === start);
