import * as z from 'zod';
import { Day, Instant } from '../ids.ts';
import { addHours, formatHours, formatTime, hoursBetween, instantOf, weekdayOf } from '../los-angeles.ts';
import { counted } from '../plain-text.ts';
import { lastOpenDay } from '../settings.ts';
import { sunsetOf } from '../sky/sun.ts';
import { clashesOf, takesTime } from './day-row.ts';
import { type Span, spansBetween, type Workday, workingSpan } from './free-spans.ts';
import { isOpen, openTimes, type TimesQuestion } from './open-times.ts';
import { dayPartOf, suitsWindow } from './wished-window.ts';

export const ClosedDay = z.strictObject({
  day: Day,
  why: z.string(),
  /** A time that would fit, and that the owner may take. */
  start: Instant.optional(),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

function gapsOf(
  { settings, entries, area, visit_id, now }: TimesQuestion,
  day: string,
  workday: Workday,
): Span[] {
  const visits = entries
    .filter((entry) => takesTime(entry) && entry.visit_id !== visit_id)
    .map(({ start, hours }) => ({ from: start, to: addHours(start, hours) }));
  return spansBetween(workingSpan(day, workday, sunsetOf(day, area), now), [...visits, ...settings.time_off]);
}

const lengthOf = ({ from, to }: Span): number => hoursBetween(from, to);

const halfHours = (day: string, { from, to }: Workday): string[] => {
  const [first, end] = [instantOf(`${day}T${from}`), instantOf(`${day}T${to}`)];
  return Array.from({ length: 2 * lengthOf({ from: first, to: end }) }, (_, place) =>
    addHours(first, place / 2),
  );
};

function whyFull({ settings, area, now }: TimesQuestion, day: string, workday: Workday): string {
  const span = workingSpan(day, workday, sunsetOf(day, area), now);
  if (span.from >= span.to) return 'the working day is over';
  return spansBetween(span, settings.time_off).length === 0 ? 'it’s time off' : 'it’s all taken';
}

function whyNothingFits(question: TimesQuestion, day: string, workday: Workday): string {
  const { settings, hours, entries } = question;
  const [longest] = gapsOf(question, day, workday).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest) return whyFull(question, day, workday);
  const gap = `the longest gap, ${formatTime(longest.from)} to ${formatTime(longest.to)},`;
  if (lengthOf(longest) < hours) return `${gap} is too short for ${formatHours(hours)}`;
  const clashes = clashesOf({ ...question, start: longest.from }, entries, settings.gap_minutes);
  const between = clashes.some(({ isDrive }) => isDrive) ? 'the drive' : 'the time between visits';
  return `${gap} is too short for ${formatHours(hours)} and ${between}`;
}

/** The first start of a day that would fit, although customers can't choose it; within the wished window where one is. */
function fittingStart(
  question: TimesQuestion,
  day: string,
  workday: Workday,
  window: string | undefined,
): string | undefined {
  const gaps = gapsOf(question, day, workday);
  const starts = [...halfHours(day, workday), ...gaps.map(({ from }) => from)].sort();
  const open = starts.filter((start) => isOpen(question, start));
  return open.find((start) => suitsWindow(start, window)) ?? open[0];
}

/** Why a day has no open start, for the owner, who sees in the calendar what is free: `it’s a day off`. */
export function closedDay(question: TimesQuestion, day: string, window?: string): ClosedDay {
  const { settings, now } = question;
  const workday = settings.week[weekdayOf(day)];
  if (!workday) return { day, why: 'it’s a day off' };
  if (day > lastOpenDay(settings, now))
    return { day, why: `it’s over ${counted(settings.days_ahead, 'day')} ahead` };
  const anySoon = { ...question, settings: { ...settings, first_start_hours: 0 } };
  if (openTimes(anySoon, day, 1).days.some(({ starts }) => starts.length > 0)) {
    return { day, why: `what’s free is less than ${formatHours(settings.first_start_hours)} away` };
  }
  const start = fittingStart(anySoon, day, workday, window);
  if (start === undefined) return { day, why: whyNothingFits(question, day, workday) };
  const asked = suitsWindow(start, window) ? '' : `nothing fits the ${dayPartOf(window)} they asked for. `;
  return { day, why: `${asked}${formatTime(start)} would fit, but it isn’t one of your start times`, start };
}
