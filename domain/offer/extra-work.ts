import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import { formatCents } from '../price/quote-totals.ts';
import { taxPercentOf } from '../price/tax-rate.ts';
import type { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { takesExtras } from '../statuses.ts';
import { newEntry } from '../timeline.ts';
import { type Extra, type ExtraAnswer, maxExtras } from './extra.ts';
import { newestExtras } from './newest-extras.ts';
import { lapsedAt, unsettledExtras } from './open-extras.ts';

export const priceOf = ({ line, amount }: Pick<Extra, 'line' | 'amount'>): string =>
  `${line}, ${formatCents(amount)} before tax`;

export function extraConflict({ status, extras = [] }: Pick<Lead, 'status' | 'extras'>): string | undefined {
  if (!takesExtras(status)) {
    return 'You can add extra work while a job is booked or underway.';
  }
  return extras.length < maxExtras ? undefined : `A job can have at most ${maxExtras} extras.`;
}

/** The owner found more work: the customer is asked. A version under a known id replaces the one before. */
export function extraFound(
  lead: Lead,
  found: Pick<Extra, 'id' | 'line' | 'amount' | 'photo' | 'answer_by'>,
  settings: Pick<Settings, 'tax_percent'>,
  { admin, now }: Editor,
): LeadChange {
  const { extras = [] } = lead;
  const before = extras.findLast(({ id }) => id === found.id);
  const photo = found.photo ?? before?.photo;
  const version =
    Math.max(0, ...extras.filter(({ id }) => id === found.id).map((known) => known.version)) + 1;
  // A job has one rate: that of the price that was sent.
  const { tax_percent } = lead.offer_sent ? { tax_percent: taxPercentOf(lead.offer_sent) } : settings;
  const entry = { lead_id: lead.id, status: 'Extra work found', note: priceOf(found), is_public: true };
  return {
    fields: {
      extras: [
        ...extras,
        { ...found, tax_percent, ...(photo !== undefined && { photo }), version, sent_at: now },
      ],
      ...(found.photo !== undefined && { photo_urls: [...lead.photo_urls, found.photo] }),
      updated_at: now,
    },
    entries: [newEntry({ ...entry, ...(lead.email && { mailed: true as const }) }, admin, now)],
    tasks: [
      ...(lead.email === undefined
        ? []
        : [{ kind: 'extra' as const, about: `${found.id} ${version}`, due_at: now }]),
      ...(found.photo === undefined ? [] : [{ kind: 'photos' as const, due_at: now }]),
    ],
  };
}

/** Why an answer to extra work is refused. An answer is final; no answer is no. */
export function extraRefusal(
  lead: Lead,
  extra: Extra | undefined,
  { version, answer }: { readonly version: number; readonly answer: ExtraAnswer },
  now: string,
): Refusal | undefined {
  if (extra?.version !== version) {
    return { reason: 'extra-changed', sentence: 'This was changed in the meantime. Please look again.' };
  }
  if (extra.answer && extra.answer !== answer) {
    return {
      reason: 'already-answered',
      sentence: 'You already answered this. Message us to change it.',
    };
  }
  if (!takesExtras(lead.status) || unsettledExtras({ extras: [extra], record: lead.record }).length === 0) {
    return { reason: 'too-late', sentence: 'The work is over, so this can’t be added anymore.' };
  }
  const lapsed = lapsedAt(extra, now);
  if (lapsed !== undefined && answer === 'approve') {
    return {
      reason: 'too-late',
      sentence: `That came after ${formatMoment(lapsed, now)}, so it isn’t added.`,
    };
  }
  return undefined;
}

export const extraOf = ({ extras = [] }: Pick<Lead, 'extras'>, id: string): Extra | undefined =>
  newestExtras(extras).find((extra) => extra.id === id);

export function extraAnswered(lead: Lead, extra: Extra, answer: ExtraAnswer, now: string): LeadChange {
  const status = answer === 'approve' ? 'Extra work approved' : 'Extra work declined';
  const work = priceOf(extra);
  const news = { kind: 'extra' as const, answer, work };
  return {
    fields: {
      extras: (lead.extras ?? []).map((known) =>
        known.id === extra.id && known.version === extra.version
          ? { ...known, answer, answered_at: now }
          : known,
      ),
      updated_at: now,
    },
    entries: [newEntry({ lead_id: lead.id, status, note: work, is_public: true, news }, 'customer', now)],
    mailsEntry: 'news',
  };
}
