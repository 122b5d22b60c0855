import { terms } from '../business.ts';
import type { Lead } from '../lead.ts';
import { addHours } from '../los-angeles.ts';
import { changingNow, type Refusal } from '../refusal.ts';
import { movesRefusal } from './move-limit.ts';
import { areWeLate } from './past-start.ts';
import type { Visit } from './visit.ts';

/** Until when a visit can be moved or canceled for free: `terms.freeChangeHours` between instants, not on the wall clock. */
export const freeUntil = ({ start }: Pick<Visit, 'start'>): string => addHours(start, -terms.freeChangeHours);

/** That instant, unless a visit was booked later than that. */
export function printedFreeUntil(visit: Pick<Visit, 'start' | 'booked_at'>): string | undefined {
  const until = freeUntil(visit);
  return visit.booked_at <= until ? until : undefined;
}

export const visitChanged: Refusal = {
  reason: 'visit-changed',
  sentence: 'Your appointment was changed in the meantime. Please look again.',
};

/**
 * Why the customer may not change or cancel a visit by themselves; a move that the owner offered has no deadline, and
 * once we are late, or said that we will be, it is free until we start, on its day.
 */
export function changeRefusal(lead: Lead, visit: Visit | undefined, now: string): Refusal | undefined {
  const changing = changingNow(lead, now);
  if (changing) return changing;
  if (!visit) return visitChanged;
  if (visit.move_offer || areWeLate(visit, now) || now < freeUntil(visit)) return undefined;
  const when = visit.start <= now ? 'has passed' : `is less than ${terms.freeChangeHours} hours away`;
  return { reason: 'too-late', sentence: `Your appointment ${when}. Message us and we’ll work it out.` };
}

/** Why a visit cannot be moved to another time; undefined when it can, if that time is open. */
export function moveRefusal(lead: Lead, visit: Visit | undefined, now: string): Refusal | undefined {
  const refusal = changeRefusal(lead, visit, now);
  return refusal ?? (visit && movesRefusal(visit, now));
}
