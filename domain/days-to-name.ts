import { dayOf, shiftDay } from './los-angeles.ts';

/** Sunday. */
const isOff = (day: string): boolean => new Date(`${day}T12:00Z`).getUTCDay() === 0;

/** Days that a customer may name for work of several days: four weeks from the day after tomorrow, without Sundays. */
export function daysToName(now: string): string[] {
  const first = shiftDay(dayOf(now), 2);
  return Array.from({ length: 28 }, (_, place) => shiftDay(first, place)).filter((day) => !isOff(day));
}
