import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { dayOf } from '../los-angeles.ts';
import { uncapitalized } from '../plain-text.ts';
import { openCents } from '../price/open-cents.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { Refusal } from '../refusal.ts';
import type { Task } from '../tasks.ts';
import { newEntry } from '../timeline.ts';
import { recordChanged } from './finish.ts';
import type { JobRecord } from './job-record.ts';
import { isUnsettled, openText, paidText, settledTexts } from './record-words.ts';

export interface WantedPayment {
  readonly how?: NonNullable<JobRecord['how']> | undefined;
  readonly paid_on?: string | undefined;
  readonly unpaid?: true | undefined;
  /** Whoever pressed it saw an unpaid receipt, and is told where it was paid otherwise. */
  readonly unpaid_seen?: true | undefined;
  /** The version of which the difference to what was paid has changed hands. */
  readonly settled_version?: number | undefined;
  /** Emails the receipt as it stands then; nobody is emailed of a receipt that is unpaid again. */
  readonly mail?: boolean | undefined;
}

/** Why a payment cannot be noted so: what was settled is no longer what the record says, or it was paid otherwise. */
export function paymentRefusal(
  record: JobRecord,
  { settled_version, unpaid_seen, how = record.how, paid_on = record.paid_on }: WantedPayment,
  now: string,
): Refusal | undefined {
  if (settled_version !== undefined) return settled_version === record.version ? undefined : recordChanged;
  const paid = paidText(record, now);
  if (!unpaid_seen || paid === undefined || (how === record.how && paid_on === record.paid_on)) {
    return undefined;
  }
  return {
    reason: 'record-changed',
    sentence: `It’s marked as paid already: ${uncapitalized(paid)}. To change that, mark it unpaid first.`,
  };
}

const mailTasks = ({ email }: Lead, { mail }: WantedPayment, due_at: string): Task[] =>
  mail && email !== undefined ? [{ kind: 'payment', due_at }] : [];

/** What a receipt says of its payment, and that is gone once it is unpaid again. */
const paymentNotes = (record: JobRecord, now: string): string[] =>
  [paidText(record, now), ...settledTexts(record, now), openText(record)].filter(
    (text) => text !== undefined,
  );

function settledChange(
  lead: Lead,
  record: JobRecord,
  wanted: WantedPayment,
  { admin, now }: Editor,
): LeadChange | undefined {
  if (!isUnsettled(record)) return undefined;
  const { paid_total: _, settled = [], ...paid } = record;
  const open = openCents(record);
  const { how, paid_on: on = dayOf(now) } = wanted;
  const after = { ...paid, settled: [...settled, { on, cents: open, ...(how && { how }) }] };
  const note = `${record.number}, ${formatCents(Math.abs(open))} ${open < 0 ? 'given back' : 'paid'}`;
  return {
    fields: { record: after, updated_at: now },
    entries: [
      newEntry({ lead_id: lead.id, status: 'Difference settled', note, is_public: false }, admin, now),
    ],
    tasks: mailTasks(lead, wanted, now),
  };
}

/** Marks a record paid, unpaid again, or its correction settled; undefined when it is so already. */
export function paymentChange(
  lead: Lead,
  record: JobRecord,
  wanted: WantedPayment,
  editor: Editor,
): LeadChange | undefined {
  const { how, paid_on, unpaid, settled_version } = wanted;
  if (settled_version !== undefined) return settledChange(lead, record, wanted, editor);
  const { admin, now } = editor;
  const isPaid = record.paid_on !== undefined;
  if (isPaid === !unpaid) return undefined;
  const { paid_on: _, how: __, paid_total: ___, settled: ____, ...open } = record;
  const after = unpaid ? open : { ...open, paid_on: paid_on ?? dayOf(now), ...(how && { how }) };
  const status = unpaid ? 'Marked unpaid' : 'Paid';
  const noted = unpaid ? `. Before: ${paymentNotes(record, now).join('. ')}` : '';
  const note = `${record.number}, ${formatCents(record.total)}${noted}`;
  return {
    fields: { record: after, updated_at: now },
    entries: [newEntry({ lead_id: lead.id, status, note, is_public: false }, admin, now)],
    tasks: unpaid ? [] : mailTasks(lead, wanted, now),
  };
}
