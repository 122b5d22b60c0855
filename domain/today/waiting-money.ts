import { followUpDays, wroteLately, wroteSince } from '../follow-up/follow-up-days.ts';
import type { Lead } from '../lead.ts';
import { addDays, formatShortDay } from '../los-angeles.ts';
import { openCents } from '../price/open-cents.ts';
import { formatCents } from '../price/quote-totals.ts';
import { isDue, isUnsettled } from '../record/record-words.ts';
import { unbilledCents, unbilledWork } from '../record/unbilled-work.ts';
import { workedAt } from '../visit/worked-at.ts';
import { daysText, type WaitingThing } from './waiting-answers.ts';

/** Days in which a completed job's receipt is still asked for: as far as Today looks back. */
const receiptDays = 60;

/** A completed job without a receipt, or with one that lacks approved work or that nobody has paid. */
export function recordWaiting(lead: Lead, now: string): WaitingThing[] {
  const { record, completed_at } = lead;
  if (!record) {
    if (completed_at === undefined || completed_at < addDays(now, -receiptDays)) return [];
    const text = `has no receipt yet for the job done ${formatShortDay(workedAt(lead, completed_at), now)}.`;
    return [{ kind: 'receipt', text, act: 'Make the receipt', since: completed_at }];
  }
  const { done_at: since, number } = record;
  const unbilled = unbilledCents({ ...lead, record });
  if (unbilled > 0) {
    const text = `approved ${formatCents(unbilled)} more with tax. It’s not on receipt ${number}.`;
    const extras = unbilledWork(lead).map(({ id }) => id);
    return [{ kind: 'receipt', text, act: 'Correct the receipt', extras, since }];
  }
  const open = openCents(record);
  if (isUnsettled(record)) {
    const what = open < 0 ? 'gets back' : 'still owes';
    const text = `${what} ${formatCents(Math.abs(open))}: receipt ${number} was corrected after it was paid.`;
    return [{ kind: 'unpaid', text, act: 'Settle it', since }];
  }
  if (!isDue(record) || since > addDays(now, -followUpDays.unpaid)) return [];
  if (wroteLately(lead, now)) return [];
  const wrote = wroteSince(lead, since, now);
  const text = `hasn’t paid ${formatCents(open)} for ${daysText(since, now)} (receipt ${number}).${wrote}`;
  return [{ kind: 'unpaid', text, act: 'See what’s unpaid', since }];
}
