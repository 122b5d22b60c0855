import * as z from 'zod';
import { Day } from '../ids.ts';
import { dayOf } from '../los-angeles.ts';

export const DayCount = z.strictObject({ day: Day, count: z.int() });
export type DayCount = z.infer<typeof DayCount>;

/** The count after one more; undefined when the day in Los Angeles has had its number. */
export function oneMore(counted: DayCount | undefined, max: number, now: string): DayCount | undefined {
  const day = dayOf(now);
  const count = counted?.day === day ? counted.count : 0;
  return count < max ? { day, count: count + 1 } : undefined;
}
