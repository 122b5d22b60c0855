import * as z from 'zod';
import { CalendarDay, DayWish } from '../calendar/calendar-day.ts';
import { maxCalendarDays } from '../calendar/max-calendar-days.ts';
import { Day, Instant } from '../ids.ts';
import { Today } from '../today/todays-visit.ts';
import { Unsent } from '../today/unsent.ts';

export const calendarOperations = {
  'calendar-feed': {
    /** `{secret}.ics`. */
    input: z.strictObject({ file: z.string().max(80) }),
    output: z.string(),
  },
  'admin-feed': {
    /** `rotate` makes a new address; the one before leads nowhere then. */
    input: z.strictObject({ rotate: z.boolean().default(false) }),
    output: z.strictObject({ url: z.url() }),
  },
  'admin-today': {
    input: z.strictObject({}),
    output: Today,
  },
  'admin-unsent': {
    input: Unsent,
    output: z.strictObject({}),
  },
  'admin-calendar': {
    input: z
      .strictObject({ from: Day, to: Day })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxCalendarDays * 86_400_000, {
        path: ['to'],
        message: `At most ${maxCalendarDays} days at once.`,
      }),
    output: z.strictObject({
      now: Instant,
      days: z.array(CalendarDay),
      wishes: z.array(DayWish),
    }),
  },
};
