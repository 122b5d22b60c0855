import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { DayEntry } from '#domain/day-row.ts';
import type { Lead, MailClaim } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { isStaleClaim, leftClaim, visitLeft } from '#domain/mail-claim.ts';
import { newEntry } from '#domain/new-entry.ts';
import type { Visit } from '#domain/visit.ts';
import * as clock from '../runtime/clock.ts';
import { env } from '../runtime/env.ts';
import { addedTasks } from './added-tasks.ts';
import { documents } from './clients.ts';
import { type EntryChange, entryWrites, heldKey } from './days.ts';
import { leadsTable, pointerKey } from './keys.ts';
import { owedAfter } from './lead-edits.ts';
import { allOf, leadUpdate } from './lead-records.ts';
import { noteAndWrite } from './recent-edits.ts';
import { dayEntry, entryChanges, takeTimes } from './take-times.ts';
import { putEntry, withId } from './timeline.ts';
import { type TransactItem, transact } from './transaction.ts';
import { visitWrites } from './visit-writes.ts';

/** What an email's idempotency key was used for. */
const MailPointer = z.object({
  request_hash: z.string(),
  state: z.enum(['claimed', 'sent']),
  claimed_at: z.string(),
});

/** An email that an admin wants to send once. */
export interface WantedMail extends Pick<MailClaim, 'kind' | 'key'> {
  readonly lead: Lead;
  /** Hash of the request, so one key cannot serve two different emails. */
  readonly requestHash: string;
  readonly admin: string;
  readonly now: string;
  /** The visit whose time is taken with the claim, and held until the mail is sent or refused. */
  readonly time?: { readonly visit: Visit; readonly overlap: boolean } | undefined;
}

export type ClaimResult =
  | 'claimed'
  | 'sent'
  /** This email is being sent right now. */
  | 'sending'
  /** This email was claimed and abandoned: it may have been sent. */
  | 'left'
  /** The key was used for a different email. */
  | 'key-used'
  /** Another email to this customer is being sent, or the lead is gone or quarantined. */
  | 'busy';

const rememberedSeconds = 30 * 86_400;

const pointerOf = ({ lead, key }: WantedMail) => ({
  TableName: env(leadsTable.env),
  Key: { id: pointerKey.mail(lead.id, key) },
});

const heldBy = ({ key }: WantedMail) => ({
  expression: 'mail_claim.#key = :claim_key',
  names: { '#key': 'key' },
  values: { ':claim_key': key },
});

/** A trace of the mail whose claim is taken over, as nobody knows whether it went out. */
function traceOf({ kind, claimed_at }: MailClaim, { lead, admin, now }: WantedMail): TransactItem {
  const entry = { lead_id: lead.id, status: 'Email may have been sent', note: `${kind}, ${claimed_at}` };
  return putEntry(withId(newEntry({ ...entry, is_public: false }, admin, now)));
}

async function earlierUse(mail: WantedMail): Promise<ClaimResult> {
  const { Item } = await documents().send(new GetCommand({ ...pointerOf(mail), ConsistentRead: true }));
  // Released between the refusal and this read.
  if (!Item) return 'busy';
  const pointer = MailPointer.parse(Item);
  if (pointer.request_hash !== mail.requestHash) return 'key-used';
  if (pointer.state === 'sent') return 'sent';
  return isStaleClaim(pointer, mail.now) ? 'left' : 'sending';
}

/** The entry of a time that is held for a visit. */
const heldEntry = (lead: Lead, visit: Pick<Visit, 'id' | 'start' | 'hours'>): DayEntry =>
  dayEntry(lead, visit, 'held');

/** A held time that goes. */
const heldBefore = (lead: Lead, visit: Pick<Visit, 'id' | 'start' | 'hours'>): EntryChange => ({
  key: heldKey(visit.id),
  before: heldEntry(lead, visit),
});

/** Visits in the way of the time that a mail is about. */
export interface TimeTaken {
  readonly conflicts: readonly DayEntry[];
}

/**
 * Takes the exclusive right to send one mail to a lead's customer, and the time that it is about. Only one mail
 * is under way per lead; a claim that was left behind gives way to a new key, never to a repeat of its own.
 */
export async function claimMail(mail: WantedMail): Promise<ClaimResult | TimeTaken> {
  const { lead, kind, key, requestHash, now, time } = mail;
  const left = leftClaim(lead, now);
  const free = left
    ? { expression: 'mail_claim.#key = :left', names: { '#key': 'key' }, values: { ':left': left.key } }
    : { expression: 'attribute_not_exists(mail_claim)', names: {}, values: {} };
  const remembered: TransactItem = {
    Put: {
      TableName: env(leadsTable.env),
      Item: {
        ...pointerOf(mail).Key,
        lead_id: lead.id,
        request_hash: requestHash,
        state: 'claimed',
        claimed_at: now,
        expires_at: Math.floor(Date.parse(now) / 1000) + rememberedSeconds,
      },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
  const { visits, visit_lost } = left ? visitLeft(lead, left) : {};
  const marked = visitWrites(lead, visits);
  const fields = {
    ...marked.fields,
    visit_lost,
    mail_claim: { kind, key, claimed_at: now, ...(time && { visit: claimedVisit(time.visit) }) },
  };
  const condition = allOf(marked.condition, {
    ...free,
    expression: `quarantined = :no AND ${free.expression}`,
    values: { ...free.values, ':no': false },
  });
  const changes: EntryChange[] = [
    ...(left?.visit ? [heldBefore(lead, left.visit)] : []),
    ...(time ? [{ key: heldKey(time.visit.id), after: heldEntry(lead, time.visit) }] : []),
  ];
  // Noted for the commit as well: between sending and commit there is to be nothing else that could fail.
  const write = (days: readonly TransactItem[]) =>
    noteAndWrite(lead.id, now, () =>
      transact({
        key: remembered,
        lead: { Update: leadUpdate(lead.id, fields, { condition }) },
        days,
        trace: left && traceOf(left, mail),
      }),
    );
  if (!time) return claimed(await write(entryWrites(changes)), mail);
  const result = await takeTimes({ changes, overlap: time.overlap, write });
  if (result.state === 'taken') return takenOrUsed(result, mail);
  return claimed(result.state === 'refused' ? result.refused : [], mail);
}

const claimedVisit = ({ id, uid, sequence, start, hours }: Visit): MailClaim['visit'] => ({
  id,
  uid,
  sequence,
  start,
  hours,
});

const claimed = async (refused: readonly string[], mail: WantedMail): Promise<ClaimResult> => {
  if (refused.length === 0) return 'claimed';
  return refused.includes('key') ? earlierUse(mail) : 'busy';
};

/** A repeat of a mail that was sent is no conflict, though its time is taken since: by itself, or by another. */
async function takenOrUsed(taken: TimeTaken, mail: WantedMail): Promise<ClaimResult | TimeTaken> {
  const { Item } = await documents().send(new GetCommand({ ...pointerOf(mail), ConsistentRead: true }));
  return Item ? earlierUse(mail) : taken;
}

/** Gives the right and the time back: the mail was not sent. Everything is as before the claim. */
export async function releaseMail(mail: WantedMail): Promise<void> {
  const { lead, time } = mail;
  await transact({
    key: { Delete: { ...pointerOf(mail), ConditionExpression: 'attribute_exists(id)' } },
    lead: { Update: leadUpdate(lead.id, { mail_claim: null }, { condition: heldBy(mail) }) },
    days: time && entryWrites([heldBefore(lead, time.visit)]),
  });
}

/** False, with nothing written, when the lead's status has changed since; throws when the claim was lost. */
export async function commitMail(mail: WantedMail, lead: Lead, change: LeadChange): Promise<boolean> {
  const { fields, visits, entries } = change;
  const writes = visitWrites(lead, visits);
  const held = mail.time ? [heldBefore(mail.lead, mail.time.visit)] : [];
  // The mail took a while, in which the lead may have been edited: this is the newest state.
  const updated_at = clock.now();
  const added = await addedTasks(lead.id, owedAfter(lead, change, [], updated_at));
  const asRead = {
    expression: '#status = :status_read',
    names: { '#status': 'status' },
    values: { ':status_read': lead.status },
  };
  const refused = await transact({
    key: {
      Update: {
        ...pointerOf(mail),
        UpdateExpression: 'SET #state = :sent',
        ConditionExpression: '#state = :claimed',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':sent': 'sent', ':claimed': 'claimed' },
      },
    },
    lead: {
      Update: leadUpdate(
        lead.id,
        { ...fields, ...writes.fields, mail_claim: null, updated_at },
        { condition: allOf(heldBy(mail), asRead, added.condition, writes.condition), extra: added.extra },
      ),
    },
    // The time was taken with the claim.
    days: entryWrites([...held, ...(visits ? entryChanges(lead, visits) : [])]),
    entries: entries.map((entry) => putEntry(withId(entry, updated_at))),
  });
  if (refused.length === 0) return true;
  const isHeld = lead.mail_claim?.key === mail.key;
  if (!isHeld || refused.includes('key')) throw new Error('A mail was sent, but its claim was lost.');
  return false;
}
