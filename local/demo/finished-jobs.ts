import { careSaid } from '#domain/care/care-changes.ts';
import type { Lead } from '#domain/lead.ts';
import { type Editor, type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { addHours, dayOf, shiftDay, weekdayNumber } from '#domain/los-angeles.ts';
import { photoConsentSaid } from '#domain/photo/photo-consent.ts';
import { firstRates } from '#domain/price/first-rates.ts';
import { finishChange, monthOfRecord } from '#domain/record/finish.ts';
import { finishLines } from '#domain/record/finish-lines.ts';
import { paymentChange } from '#domain/record/payment.ts';
import { reviewSaid } from '#domain/review/review-changes.ts';
import { initialSettings } from '#domain/settings.ts';
import type { NewTimelineEntry } from '#domain/timeline.ts';
import { listedReceipt, listedUnpaid, nextReceipt } from '#functions/data/record/receipts.ts';
import { listedReview } from '#functions/data/review/reviews.ts';
import { transact } from '#functions/data/transaction.ts';
import { DEMO_ADMIN } from '../provision/create-admin.ts';

type Later = readonly [hours: number, change: (lead: Lead, editor: Editor) => LeadChange | undefined];

interface FinishedJob {
  /** Days ago on which the work was done. */
  readonly days: number;
  readonly later: readonly Later[];
}

const { tax_percent } = initialSettings;

const corrected: Later[1] = (lead, editor) => {
  if (!lead.record) return undefined;
  const { version, lines } = lead.record;
  const wanted = {
    version,
    lines,
    discount: 4000,
    note: 'The swim platform took half the time that we had planned.',
    mail: true,
  };
  return finishChange(lead, wanted, { number: '', tax_percent }, editor);
};

const paidBy =
  (how: 'card' | 'check'): Later[1] =>
  (lead, editor) =>
    lead.record && paymentChange(lead, lead.record, { how }, editor);

const photosAllowed: Later[1] = (lead, { now }) => {
  const [first] = lead.job_photos ?? [];
  const photos = (lead.job_photos ?? []).filter(({ pair }) => pair === first?.pair);
  return photoConsentSaid(
    lead,
    photos.map(({ id }) => ({ id, publish: true })),
    now,
  );
};

const reviewed: Later[1] = (lead, { now }) =>
  reviewSaid(lead, { rating: 5, words: 'You can see the dock in the hull again.', publish: true }, now);

const waxWanted: Later[1] = (lead, { now }) => careSaid(lead, [], true, now);

/** By the leads' numbers: one is unpaid, one was corrected, the review of one waits to be read, and one is due for wax. */
export const finishedJobs: Readonly<Record<number, FinishedJob>> = {
  38: { days: 10, later: [] },
  39: {
    days: 6,
    later: [
      [24, corrected],
      [48, paidBy('check')],
      [49, photosAllowed],
    ],
  },
  41: {
    days: 3,
    later: [
      [0.1, paidBy('card')],
      [51, reviewed],
    ],
  },
  46: {
    days: 95,
    later: [
      [0.1, paidBy('card')],
      [30, waxWanted],
    ],
  },
};

/** The Los Angeles day on which a demo job was done; nobody works on Sundays. */
export function workDayOf(number: number, now: string): string | undefined {
  const job = finishedJobs[number];
  if (!job) return undefined;
  const day = shiftDay(dayOf(now), -job.days);
  return weekdayNumber(day) === 0 ? shiftDay(day, -1) : day;
}

/** The completed lead with its receipt and all that came after, and the entries of it. */
export async function withReceipt(
  lead: Lead,
  number: number,
  done_at: string,
): Promise<{ lead: Lead; entries: readonly NewTimelineEntry[] }> {
  const receipt = await nextReceipt(done_at);
  const { lines } = finishLines(lead, firstRates);
  const first = { number: receipt.number, tax_percent };
  const finish: Later = [0, (open, editor) => finishChange(open, { lines }, first, editor)];
  let finished = lead;
  const entries: NewTimelineEntry[] = [];
  for (const [hours, change] of [finish, ...(finishedJobs[number]?.later ?? [])]) {
    // A second after what is told of the same moment.
    const now = addHours(done_at, hours + 1 / 3600);
    const made = change(finished, { admin: DEMO_ADMIN.email, now });
    finished = made ? leadAfter(finished, made.fields) : finished;
    entries.push(...(made?.entries ?? []));
  }
  await transact({
    receipt: receipt.write,
    month: listedReceipt(lead.id, monthOfRecord({ done_at })),
    unpaid: listedUnpaid(lead.id, finished.record?.paid_on === undefined),
    ...listedReview(lead, finished),
  });
  return { lead: finished, entries };
}
