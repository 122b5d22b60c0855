import type { Lead } from '../lead.ts';
import { addDays } from '../los-angeles.ts';
import { isUntold } from '../message/text-opened.ts';
import { pricedAt } from '../record/priced-at.ts';
import { unbilledWork } from '../record/unbilled-work.ts';
import { lastMissed } from '../visit/visit-changes.ts';

/** Days in which the text with a receipt is still asked for. */
const receiptDays = 14;

interface UntoldEnd {
  readonly kind: 'text-missed' | 'text-receipt';
  readonly since: string;
}

/** How a job ended or what it comes to since, where somebody who can only be texted has not been told. */
export function endUntold(
  lead: Pick<Lead, 'status' | 'visits' | 'record' | 'extras' | 'email' | 'phone_e164'>,
  knownAt: string | undefined,
  now: string,
): UntoldEnd | undefined {
  const { status, visits = [], record } = lead;
  const missed = status === 'CONTACTED' ? lastMissed(visits) : undefined;
  if (missed) {
    const since = missed.ended_at ?? missed.start;
    return isUntold(lead, since, knownAt) ? { kind: 'text-missed', since } : undefined;
  }
  if (status !== 'COMPLETED' || !record || unbilledWork(lead).length > 0) return undefined;
  const since = pricedAt(record);
  if (since < addDays(now, -receiptDays)) return undefined;
  return isUntold(lead, since, knownAt) ? { kind: 'text-receipt', since } : undefined;
}
