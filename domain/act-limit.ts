import type { DayCount } from './day-count.ts';
import type { Lead } from './lead.ts';
import { dayOf } from './los-angeles.ts';

/** What a customer can do through one status page on a day in Los Angeles. */
export const mostActsPerDay = 60;

/** The count after one more; undefined when the day in Los Angeles has had its number. */
export function oneMore(counted: DayCount | undefined, most: number, now: string): DayCount | undefined {
  const day = dayOf(now);
  const count = counted?.day === day ? counted.count : 0;
  return count < most ? { day, count: count + 1 } : undefined;
}

/** The count after one more act; undefined when the day has had its number. */
export const oneMoreAct = ({ acts }: Pick<Lead, 'acts'>, now: string): Lead['acts'] =>
  oneMore(acts, mostActsPerDay, now);
