import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { wallClockOf } from '#domain/los-angeles.ts';
import type { TideExtreme } from '#domain/sky/tide-extreme.ts';

/** The low waters between 6 AM and 8 PM: those of the night are nobody's concern. */
export const lowsByDay = ({ tide = [] }: Pick<CalendarDay, 'tide'>): TideExtreme[] =>
  tide.filter(({ at, kind }) => {
    const time = wallClockOf(at).slice(11);
    return kind === 'low' && time >= '06:00' && time <= '20:00';
  });
