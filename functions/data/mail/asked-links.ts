import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, paginateQuery, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dayOf } from '#domain/los-angeles.ts';
import { maxLinkMailsPerDay } from '#domain/privacy/lost-link.ts';
import { mailboxKey } from '#domain/privacy/person.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { leadsTable, linksShard, pointerKey, tasksAdded } from '../keys.ts';
import { leaseSeconds } from '../lead/lead-tasks.ts';
import { mailboxHash } from './mailbox-hash.ts';

const keptSeconds = 2 * 86_400;
const [, owedIndex] = leadsTable.indexes;

/** Undefined when the condition was not met. */
async function unlessRefused<T>(sending: Promise<T>): Promise<{ readonly answer: T } | undefined> {
  try {
    return { answer: await sending };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

async function takePlace(id: string, mailbox: string, now: string): Promise<boolean> {
  const row = {
    id,
    mailbox,
    owed_shard: linksShard,
    owed_since: now,
    tasks_added: tasksAdded,
    expires_at: Math.floor(Date.parse(now) / 1000) + keptSeconds,
  };
  const command = new PutCommand({
    TableName: env(leadsTable.env),
    Item: row,
    ConditionExpression: 'attribute_not_exists(id)',
  });
  return (await unlessRefused(documents().send(command))) !== undefined;
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

/** A mailbox whose links were asked for, claimed by one worker until `lease`, which starts with its expiry. */
export interface AskedLinks {
  readonly id: string;
  readonly mailbox: string;
  readonly lease: string;
}

const change = (id: string, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  unlessRefused(
    documents().send(new UpdateCommand({ TableName: env(leadsTable.env), Key: { id }, ...input })),
  );

const LeasedRow = z.object({ mailbox: z.string() });

/** Undefined when it was answered, or another worker has it. */
export async function leaseLinks(id: string, now: string): Promise<AskedLinks | undefined> {
  const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString();
  const lease = `${until}#${randomUUID()}`;
  const leased = await change(id, {
    UpdateExpression: 'SET owed_lease = :mine REMOVE tasks_added',
    ConditionExpression:
      'attribute_exists(mailbox) AND (attribute_not_exists(owed_lease) OR owed_lease < :now OR owed_lease = :mine)',
    ExpressionAttributeValues: { ':mine': lease, ':now': now },
    ReturnValues: 'ALL_NEW',
  });
  return leased && { id, mailbox: LeasedRow.parse(leased.answer.Attributes).mailbox, lease };
}

/** Answered: what stays only counts. It names a lead, so that an erasure finds it. */
export async function linksAnswered({ id, lease }: AskedLinks, leadId: string | undefined): Promise<void> {
  const gone = 'REMOVE mailbox, owed_shard, owed_since, owed_lease';
  await change(id, {
    UpdateExpression: leadId === undefined ? gone : `SET lead_id = :lead ${gone}`,
    ConditionExpression: 'owed_lease = :mine',
    ExpressionAttributeValues: { ':mine': lease, ...(leadId !== undefined && { ':lead': leadId }) },
  });
}

/** Leaves it to the next attempt, which need not wait for the lease to expire. */
export async function releaseLinks({ id, lease }: AskedLinks): Promise<void> {
  await change(id, {
    UpdateExpression: 'REMOVE owed_lease',
    ConditionExpression: 'owed_lease = :mine',
    ExpressionAttributeValues: { ':mine': lease },
  });
}

const IndexRow = z.object({ id: z.string() });

/** What was asked for and not answered, longest first. */
export async function* askedLinkIds(now: string): AsyncGenerator<string> {
  const pages = paginateQuery(
    { client: documents(), pageSize: 100 },
    {
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since <= :now',
      ExpressionAttributeValues: { ':shard': linksShard, ':now': now },
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield IndexRow.parse(item).id;
}
