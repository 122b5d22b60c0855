import type { Lead } from './lead.ts';
import { dayOf } from './los-angeles.ts';

/** What a customer can do through one status page on a day in Los Angeles. */
export const mostActsPerDay = 60;

/** The count after one more act; undefined when the day has had its number. */
export function oneMoreAct({ acts }: Pick<Lead, 'acts'>, now: string): Lead['acts'] {
  const day = dayOf(now);
  const count = acts?.day === day ? acts.count : 0;
  return count < mostActsPerDay ? { day, count: count + 1 } : undefined;
}
