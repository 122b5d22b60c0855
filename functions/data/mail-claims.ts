import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sequenceThatMayBeUsed } from '#domain/appointment.ts';
import type { Lead, MailClaim } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { isStaleClaim } from '#domain/mail-claim.ts';
import { newEntry } from '#domain/new-entry.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, pointerKey } from './keys.ts';
import { allOf, leadUpdate } from './lead-records.ts';
import { noteAndWrite } from './recent-edits.ts';
import { putEntry, withId } from './timeline.ts';
import { type TransactItem, transact } from './transaction.ts';

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

/** The abandoned claim of another email. */
const leftClaim = ({ lead: { mail_claim }, now }: WantedMail): MailClaim | undefined =>
  mail_claim && isStaleClaim(mail_claim, now) ? mail_claim : undefined;

/** Timeline entry for an abandoned email, since nobody knows whether it was sent. */
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

/** A lead has one claim at a time; an abandoned claim yields to a new key, never to its own. */
export async function claimMail(mail: WantedMail): Promise<ClaimResult> {
  const { lead, kind, key, requestHash, now } = mail;
  const left = leftClaim(mail);
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
  const fields = {
    mail_claim: { kind, key, claimed_at: now },
    ...(left && left.kind !== 'offer' && { sequence_lost: sequenceThatMayBeUsed(lead) }),
  };
  const condition = {
    ...free,
    expression: `quarantined = :no AND ${free.expression}`,
    values: { ...free.values, ':no': false },
  };
  // Noted ahead of the commit: nothing else may fail between sending and committing.
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      key: remembered,
      lead: { Update: leadUpdate(lead.id, fields, { condition }) },
      trace: left && traceOf(left, mail),
    }),
  );
  if (refused.length === 0) return 'claimed';
  return refused.includes('key') ? earlierUse(mail) : 'busy';
}

/** Releases the claim of an email that was not sent, restoring the state from before. */
export async function releaseMail(mail: WantedMail): Promise<void> {
  await transact({
    key: { Delete: { ...pointerOf(mail), ConditionExpression: 'attribute_exists(id)' } },
    lead: { Update: leadUpdate(mail.lead.id, { mail_claim: null }, { condition: heldBy(mail) }) },
  });
}

/** False, with nothing written, when the lead's status has changed since; throws when the claim was lost. */
export async function commitMail(
  mail: WantedMail,
  lead: Lead,
  { fields, entries }: LeadChange,
): Promise<boolean> {
  // Sending took a while, and the lead may have been edited: this is its newest state.
  const updated_at = new Date().toISOString();
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
        { ...fields, mail_claim: null, updated_at },
        { condition: allOf(heldBy(mail), asRead) },
      ),
    },
    entries: entries.map((entry) => putEntry(withId(entry, updated_at))),
  });
  if (refused.length === 0) return true;
  const isHeld = lead.mail_claim?.key === mail.key;
  if (!isHeld || refused.includes('key')) throw new Error('A mail was sent, but its claim was lost.');
  return false;
}
