import { dayOf, daysFrom, shiftDay, weekdayNumber } from '../los-angeles.ts';

/** Days that a customer may name for work of several days: four weeks from the day after tomorrow, without Sundays. */
export function daysToName(now: string): string[] {
  const first = shiftDay(dayOf(now), 2);
  return daysFrom(first, shiftDay(first, 27)).filter((day) => weekdayNumber(day) !== 0);
}
