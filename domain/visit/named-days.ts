import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';

/** The days that a customer named: those of the yes, or else the one of the request. Past ones count no longer. */
export function namedDays(
  { preferred_date, offer_answer }: Pick<Lead, 'preferred_date' | 'offer_answer'>,
  now: string,
): string[] {
  const { days = [] } = offer_answer ?? {};
  const named = days.length > 0 || preferred_date === undefined ? days : [preferred_date];
  return [...new Set(named)].filter((day) => day >= dayOf(now));
}
