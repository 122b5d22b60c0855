import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tasksAfter } from '#domain/lead/tasks-after.ts';
import type { Lead, MailClaim } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { expiryAfter } from '#domain/los-angeles.ts';
import { isStaleClaim } from '#domain/mail/mail-claim.ts';
import type { DayEntry, TimeClash } from '#domain/visit/day-row.ts';
import type { Visit } from '#domain/visit/visit.ts';
import * as clock from '../../runtime/clock.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { addedTasks } from '../lead/added-tasks.ts';
import { allOf, leadUpdate, replacesAsRead, settlesAsRead } from '../lead-records.ts';
import { noteAndWrite } from '../search/recent-edits.ts';
import { putEntry, withId } from '../timeline.ts';
import { type TransactItem, transact } from '../transaction.ts';
import { type EntryChange, entryWrites, heldKey } from '../visit/day-row.ts';
import { dayEntry, entryChanges, takeTimes } from '../visit/take-times.ts';
import { visitWrites } from '../visit/visit-writes.ts';

const MailPointer = z.object({
  request_hash: z.string(),
  state: z.enum(['claimed', 'sent']),
  claimed_at: z.string(),
});

export interface WantedMail extends Pick<MailClaim, 'kind' | 'key'> {
  readonly lead: Lead;
  /** Hash of the request, so one key cannot serve two different emails. */
  readonly requestHash: string;
  readonly now: string;
  /** The visit whose time is taken with the claim, and held until the mail is sent or refused. */
  readonly time?: { readonly visit: Visit; readonly overlap: boolean } | undefined;
}

export type ClaimResult =
  | 'claimed'
  | 'sent'
  | 'sending'
  /** This email was claimed and left: it may have been sent. */
  | 'left'
  /** The key was used for a different email. */
  | 'key-used'
  /** Another email to this customer is being sent, or the lead is gone or quarantined. */
  | 'busy';

const rememberedDays = 30;

const pointerOf = ({ lead, key }: WantedMail) => ({
  TableName: env(leadsTable.env),
  Key: { id: pointerKey.mail(lead.id, key) },
});

/** The lead is claimed under this key. */
export const claimedBy = ({ key }: Pick<MailClaim, 'key'>) => ({
  expression: 'mail_claim.#key = :claim_key',
  names: { '#key': 'key' },
  values: { ':claim_key': key },
});

async function earlierUse(mail: WantedMail): Promise<ClaimResult> {
  const { Item } = await documents().send(new GetCommand({ ...pointerOf(mail), ConsistentRead: true }));
  // Released between the refusal and this read.
  if (!Item) return 'busy';
  const pointer = MailPointer.parse(Item);
  if (pointer.request_hash !== mail.requestHash) return 'key-used';
  if (pointer.state === 'sent') return 'sent';
  return isStaleClaim(pointer, mail.now) ? 'left' : 'sending';
}

const heldEntry = (lead: Lead, visit: Pick<Visit, 'id' | 'start' | 'hours'>): DayEntry =>
  dayEntry(lead, visit, 'held');

/** Frees a held time. */
export const heldBefore = (lead: Lead, visit: Pick<Visit, 'id' | 'start' | 'hours'>): EntryChange => ({
  key: heldKey(visit.id),
  before: heldEntry(lead, visit),
});

export interface TimeTaken {
  readonly conflicts: readonly TimeClash[];
}

/**
 * Takes the exclusive right to send one mail to a lead's customer, and the time that it is about. Only one mail
 * is under way per lead.
 */
export async function claimMail(mail: WantedMail): Promise<ClaimResult | TimeTaken> {
  const { lead, kind, key, requestHash, now, time } = mail;
  const remembered: TransactItem = {
    Put: {
      TableName: env(leadsTable.env),
      Item: {
        ...pointerOf(mail).Key,
        lead_id: lead.id,
        request_hash: requestHash,
        state: 'claimed',
        claimed_at: now,
        expires_at: expiryAfter(now, rememberedDays),
      },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
  const claim = { kind, key, claimed_at: now, ...(time && { visit: claimedVisit(time.visit) }) };
  const condition = {
    expression: 'quarantined = :no AND attribute_not_exists(mail_claim)',
    values: { ':no': false },
  };
  // Noted for the commit as well: between sending and commit there is to be nothing else that could fail.
  const write = (days: readonly TransactItem[]) =>
    noteAndWrite(lead.id, now, () =>
      transact({
        key: remembered,
        lead: { Update: leadUpdate(lead.id, { mail_claim: claim }, { condition }) },
        days,
      }),
    );
  if (!time) return claimed(await write([]), mail);
  const changes = [{ key: heldKey(time.visit.id), after: heldEntry(lead, time.visit) }];
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
    lead: { Update: leadUpdate(lead.id, { mail_claim: null }, { condition: claimedBy(mail) }) },
    days: time && entryWrites([heldBefore(lead, time.visit)]),
  });
}

/** False, with nothing written, when the lead's status, its offer, or what an answer settles, has changed since; throws when the claim was lost. */
export async function commitMail(mail: WantedMail, lead: Lead, change: LeadChange): Promise<boolean> {
  const { fields, visits, entries } = change;
  const writes = visitWrites(lead, visits);
  const settles = settlesAsRead(lead, { ...fields, ...writes.fields });
  const replaces = replacesAsRead(lead, fields);
  const held = mail.time ? [heldBefore(mail.lead, mail.time.visit)] : [];
  // The mail took a while, in which the lead may have been edited: this is the newest state.
  const updated_at = clock.now();
  const added = await addedTasks(lead.id, tasksAfter(lead, change, [], updated_at));
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
        {
          condition: allOf(claimedBy(mail), asRead, added.condition, writes.condition, settles, replaces),
          extra: added.extra,
        },
      ),
    },
    // The time was taken with the claim.
    days: entryWrites([...held, ...(visits ? entryChanges(lead, visits) : [])]),
    entries: entries.map((entry) => putEntry(withId(entry, updated_at))),
  });
  if (refused.length === 0) return true;
  const isOurs = lead.mail_claim?.key === mail.key;
  if (!isOurs || refused.includes('key')) throw new Error('A mail was sent, but its claim was lost.');
  return false;
}
