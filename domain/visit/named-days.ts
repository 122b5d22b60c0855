import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

interface Naming extends Pick<Lead, 'preferred_date' | 'offer_answer'> {
  readonly visits?: readonly Pick<Visit, 'status' | 'start'>[] | undefined;
}

/** The days that a customer named: those of the yes, or else the one of the request. Past ones count no longer, nor those on which we came. */
export function namedDays({ preferred_date, offer_answer, visits = [] }: Naming, now: string): string[] {
  const { days = [] } = offer_answer ?? {};
  const named = days.length > 0 || preferred_date === undefined ? days : [preferred_date];
  const came = visits.filter(({ status }) => status === 'done' || status === 'missed');
  const used = new Set(came.map(({ start }) => dayOf(start)));
  return [...new Set(named)].filter((day) => day >= dayOf(now) && !used.has(day));
}
