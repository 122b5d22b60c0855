import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayOf, expiryAfter } from '#domain/los-angeles.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { maxLinkMailsPerDay } from '#domain/status/lost-link.ts';
import { env } from '../../runtime/env.ts';
import { mailboxHash } from '../../runtime/mailbox-hash.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { leadsTable, linksShard, pointerKey, tasksAdded } from '../keys.ts';
import { owedRowIds } from '../lead/owed-index.ts';
import { changeRow, type LeasedRow, leaseRow } from './owed-rows.ts';

const keptDays = 2;

async function takePlace(id: string, mailbox: string, now: string): Promise<boolean> {
  const row = {
    id,
    mailbox,
    owed_shard: linksShard,
    owed_since: now,
    tasks_added: tasksAdded,
    expires_at: expiryAfter(now, keptDays),
  };
  const command = new PutCommand({
    TableName: env(leadsTable.env),
    Item: row,
    ConditionExpression: 'attribute_not_exists(id)',
  });
  return isWritten(documents().send(command));
}

/** Whether a row beside the leads is somebody's who has lost their link. */
export const isAskedLinks = (id: string): boolean => id.startsWith('links#');

/**
 * Notes that somebody asks for the links of a mailbox, unless it has had its number for today. Knows nothing of
 * leads: whoever asks learns nothing from the time that it takes.
 */
export async function askForLinks(email: string, now: string): Promise<void> {
  const hash = mailboxHash(email);
  for (let place = 1; place <= maxLinkMailsPerDay; place += 1) {
    if (await takePlace(pointerKey.links(hash, dayOf(now), place), mailboxKey(email), now)) return;
  }
}

export interface AskedLinks extends LeasedRow {
  readonly mailbox: string;
}

const LinksRow = z.object({ mailbox: z.string() });

/** Undefined when it was answered, or another worker has it. */
export async function leaseLinks(id: string, now: string): Promise<AskedLinks | undefined> {
  const leased = await leaseRow(id, 'mailbox', now);
  return leased && { id, lease: leased.lease, mailbox: LinksRow.parse(leased.row).mailbox };
}

/** Answered: what stays only counts. It names a lead, so that an erasure finds it. */
export async function linksAnswered({ id, lease }: AskedLinks, leadId: string | undefined): Promise<void> {
  const gone = 'REMOVE mailbox, owed_shard, owed_since, owed_lease';
  await changeRow(id, {
    UpdateExpression: leadId === undefined ? gone : `SET lead_id = :lead ${gone}`,
    ConditionExpression: 'owed_lease = :mine',
    ExpressionAttributeValues: { ':mine': lease, ...(leadId !== undefined && { ':lead': leadId }) },
  });
}

/** What was asked for and not answered, longest first. */
export const askedLinkIds = (now: string): AsyncGenerator<string> => owedRowIds(linksShard, now);
