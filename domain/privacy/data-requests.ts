import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { addDays } from '../los-angeles.ts';
import { oneMore } from '../mail/day-count.ts';
import { newEntry } from '../timeline.ts';
import {
  type DataWish,
  dataCodeMinutes,
  dataRequestDays,
  maxCodesPerDay,
  maxCodeTries,
} from './data-request.ts';

export const wishTexts: Record<DataWish, string> = {
  copy: 'a copy of their data',
  correction: 'a correction of their data',
  deletion: 'their data to be deleted',
};

/** A new code replaces the one before; it is emailed. Undefined when the address has had its number for the day. */
export function codeSent(
  { data_codes_sent }: Pick<Lead, 'data_codes_sent'>,
  code: string,
  now: string,
): LeadChange | undefined {
  const sent = oneMore(data_codes_sent, maxCodesPerDay, now);
  return (
    sent && {
      fields: { data_code: { code, sent_at: now, tries: 0 }, data_codes_sent: sent },
      entries: [],
      tasks: [{ kind: 'data-code', about: now, due_at: now }],
    }
  );
}

/** The code that can still be used; undefined when it is too old or was tried too often. */
export function validCode({ data_code }: Pick<Lead, 'data_code'>, now: string): string | undefined {
  if (!data_code || data_code.tries >= maxCodeTries) return undefined;
  const ends = Date.parse(data_code.sent_at) + dataCodeMinutes * 60_000;
  return Date.parse(now) < ends ? data_code.code : undefined;
}

export const codeMissed = ({ data_code }: Lead): LeadChange => ({
  fields: { data_code: data_code && { ...data_code, tries: data_code.tries + 1 } },
  entries: [],
});

/** A row that leaves the database: the code is its customer's alone, and worth nothing in half an hour. */
export const withoutCode = <Value>({ data_code: _, ...row }: Readonly<Record<string, Value>>) => row;

export const dataRequestDue = (at: string): string => addDays(at, dataRequestDays);

/** The request waits for the owner, who is emailed; the code is used up. */
export function dataRequested(
  { id: lead_id }: Lead,
  { wish, message }: { readonly wish: DataWish; readonly message?: string | undefined },
  now: string,
): LeadChange {
  const due_at = dataRequestDue(now);
  const news = { kind: 'data' as const, wish, due_at };
  const asked = { lead_id, status: `Asked for ${wishTexts[wish]}`, note: message || undefined, news };
  return {
    fields: {
      data_code: null,
      data_request: { wish, at: now, due_at, ...(message && { message }) },
      updated_at: now,
    },
    entries: [newEntry({ ...asked, is_public: false }, 'customer', now)],
    tasks: [{ kind: 'data-request', about: now, due_at: now }],
    mailsEntry: 'news',
  };
}

export const dataRequestClosedStatus = 'Data request closed';

const doneWords: Record<DataWish, string | undefined> = {
  copy: 'We’ve sent you the copy of your data.',
  correction: 'We’ve corrected your data, as you asked.',
  deletion: undefined,
};

const takenBackWords: Record<DataWish, string> = {
  copy: 'You took back your request for a copy of your data, so we won’t send one.',
  correction: 'You took back your request for a correction, so your data stays as it is.',
  deletion: 'You took back your request to have your data deleted, so it stays.',
};

/** Undefined for a deletion that was done: it leaves no lead. */
export const dataEndWords = (wish: DataWish, isTakenBack: boolean): string | undefined =>
  isTakenBack ? takenBackWords[wish] : doneWords[wish];

/** The customer reads `note` on their page and in an email. */
export function dataRequestClosed(lead: Lead, note: string, { admin, now }: Editor): LeadChange {
  const isMailed = lead.email !== undefined;
  const entry = {
    lead_id: lead.id,
    status: dataRequestClosedStatus,
    note,
    is_public: true,
    message: { from: 'owner' as const },
    ...(isMailed && { mailed: true as const }),
  };
  return {
    fields: { data_request: null, updated_at: now },
    entries: [newEntry(entry, admin, now)],
    ...(isMailed && { mailsEntry: 'message' as const }),
  };
}
