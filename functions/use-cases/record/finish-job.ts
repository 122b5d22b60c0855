import { newestCare, withCare } from '#domain/care/care-changes.ts';
import { type Lead, SeenLead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import {
  finishChange,
  finishedAt,
  finishedVisit,
  finishRefusal,
  isAhead,
  makesRecord,
  monthOfRecord,
  unfinishedVisits,
  type WantedFinish,
} from '#domain/record/finish.ts';
import { paymentChange, paymentRefusal, type WantedPayment } from '#domain/record/payment.ts';
import { isUnsettled } from '#domain/record/record-words.ts';
import type { Refusal } from '#domain/refusal.ts';
import { withReviewRequest } from '#domain/review/review-due.ts';
import { otherLeadsOfBoat } from '../../data/lead/boat-leads.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { heedingUnsubscribes } from '../../data/mail/unsubscribes.ts';
import { listedReceipt, listedUnpaid, nextReceipt } from '../../data/record/receipts.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import type { TransactItem } from '../../data/transaction.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { found } from '../../runtime/found.ts';
import { actOnce, type DecidedAct } from '../act-once.ts';
import { foundLead, workableLead } from '../found-lead.ts';

/** Every finish of a year takes its number from one row, and looks again while others take theirs. */
const manyAttempts = 100;

const refused = (lead: Lead, { sentence, reason }: Refusal): AppError =>
  new AppError('conflict', sentence, {
    reason,
    ...(reason === 'record-changed' && { lead: SeenLead.parse(lead) }),
  });

function unlessUnfinishable(lead: Lead, wanted: WantedFinish, now: string): void {
  if (isAhead(wanted, now)) {
    const sentence = 'A job can’t be finished in the future.';
    throw new AppError('invalid', sentence, { fields: { done_at: sentence } });
  }
  const refusal = finishRefusal(lead, wanted, now);
  if (refusal) throw refused(lead, refusal);
  if (wanted.visit_id !== undefined) found(finishedVisit(lead, wanted), 'We couldn’t find this visit.');
  else if (!lead.record && unfinishedVisits(lead).length > 1) {
    const sentence = 'Say which visit is finished.';
    throw new AppError('invalid', sentence, { fields: { visit_id: sentence } });
  }
}

/** Whether something of the lead's receipt is open then. */
const listedAfter = ({ id }: Lead, { fields: { record } }: LeadChange): Record<string, TransactItem> =>
  record ? { unpaid: listedUnpaid(id, record.paid_on === undefined || isUnsettled(record)) } : {};

async function decideFinish(
  lead: Lead,
  asked: WantedFinish,
  call: AdminCall,
): Promise<DecidedAct | undefined> {
  unlessUnfinishable(lead, asked, call.now);
  const done_at = finishedAt(lead, asked, call.now);
  const isMoved = asked.done_at !== undefined && asked.done_at < done_at;
  const wanted = { ...asked, done_at, ...(isMoved && { given_at: asked.done_at }) };
  const { tax_percent, receipt: from } = (await newestSettings()).settings;
  if (!makesRecord(lead, wanted)) {
    const change = finishChange(lead, wanted, { number: '', tax_percent, from }, call);
    return change && { change, beside: listedAfter(lead, change) };
  }
  const { number, write } = await nextReceipt(call.now);
  const finished = finishChange(lead, wanted, { number, tax_percent, from }, call);
  const asking = finished && withReviewRequest(finished, lead);
  const others = await Promise.all((await otherLeadsOfBoat(lead)).map(heedingUnsubscribes));
  const change = asking && withCare(asking, lead, newestCare(others));
  return (
    change && {
      change,
      beside: {
        receipt: write,
        month: listedReceipt(lead.id, monthOfRecord(wanted)),
        ...listedAfter(lead, change),
      },
    }
  );
}

/** Visit, status, record, its number and the owed email are written together, or nothing is. */
export async function finishJob(
  { id, ...wanted }: { readonly id: string } & WantedFinish,
  call: AdminCall,
): Promise<Lead> {
  // Pressed again after a lost answer it is the same finish, of a later press.
  const { done_at: _, ...finish } = wanted;
  await actOnce(
    {
      find: async () => workableLead(await leadOf(id)),
      request: { finish },
      decide: (lead) => decideFinish(lead, wanted, call),
      attempts: manyAttempts,
    },
    call,
  );
  return foundLead(await leadOf(id));
}

export async function payJob(
  { id, ...wanted }: { readonly id: string } & WantedPayment,
  call: AdminCall,
): Promise<Lead> {
  await actOnce(
    {
      find: async () => workableLead(await leadOf(id)),
      request: { paid: wanted },
      decide: (lead) => {
        if (!lead.record) throw new AppError('conflict', 'This job has no receipt yet.');
        const refusal = paymentRefusal(lead.record, wanted, call.now);
        if (refusal) throw refused(lead, refusal);
        const change = paymentChange(lead, lead.record, wanted, call);
        return change && { change, beside: listedAfter(lead, change) };
      },
    },
    call,
  );
  return foundLead(await leadOf(id));
}
