import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateQuery, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant, LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { NewTimelineEntry } from '#domain/new-entry.ts';
import { isSameTask, type Task } from '#domain/tasks.ts';
import { owesNews, withTold } from '#domain/visit-news.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, owedShard, photosShard } from './keys.ts';
import {
  allOf,
  changedTasks,
  leadOfRecord,
  leadUpdate,
  taskAttributes,
  tasksAsRead,
  tasksOfRow,
  tasksVersionOf,
} from './lead-records.ts';
import { rowOf } from './leads.ts';
import { putEntry, withId } from './timeline.ts';
import { transact } from './transaction.ts';
import { visitWrites } from './visit-writes.ts';

/** Longer than any job runs; after a crash the lead is free again. */
const leaseSeconds = 60;
const [, owedIndex] = leadsTable.indexes;

/** A lead claimed by one worker until `lease`, which starts with its expiry instant. */
export interface ClaimedLead {
  readonly lead: Lead;
  readonly tasks: readonly Task[];
  readonly tasksVersion: string | undefined;
  readonly lease: string;
}

/** The lease ran out, or the lead is being erased. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

function claimedLead(row: Readonly<Record<string, unknown>>, lease: string): ClaimedLead | undefined {
  const lead = leadOfRecord(row);
  const tasks = tasksOfRow(row, String(row.owed_since));
  return lead && { lead, tasks, tasksVersion: tasksVersionOf(row), lease };
}

/** Undefined when the lead owes nothing or another worker has it. */
export async function claimLead(leadId: string, now: string): Promise<ClaimedLead | undefined> {
  const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString();
  // Starts with its expiry, so that leases compare with instants.
  const lease = `${until}#${randomUUID()}`;
  const condition = {
    // A worker may claim its own lease again: the client retries when an answer gets lost.
    expression:
      'attribute_exists(owed_shard) AND (attribute_not_exists(owed_lease) OR owed_lease < :now OR owed_lease = :mine)',
    values: { ':now': now, ':mine': lease },
  };
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        ...leadUpdate(leadId, {}, { condition, extra: { owed_lease: lease, tasks_added: null } }),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return claimedLead({ ...Attributes }, lease);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

const stillClaimed = ({ lease }: ClaimedLead) => ({
  expression: 'owed_lease = :lease',
  values: { ':lease': lease },
});

/** The lead re-read under its lease, with tasks added since; none when all are done. */
async function claimedAnew(claimed: ClaimedLead): Promise<ClaimedLead> {
  const row = await rowOf(claimed.lead.id);
  const isAlive = leadOfRecord(row) !== undefined;
  if (isAlive && row?.owed === undefined) return { ...claimed, tasks: [] };
  const again = isAlive && row?.owed_lease === claimed.lease ? claimedLead(row, claimed.lease) : undefined;
  if (!again) throw new LeaseLost('The lease of a claimed lead ran out.');
  return again;
}

/** Nobody has added photos since the lead was read. */
const asManyPhotos = ({ photo_urls }: Lead) => ({
  expression: 'size(photo_urls) = :photos_read',
  values: { ':photos_read': photo_urls.length },
});

/** What is written together with a finished task. */
export interface TaskResult {
  /** The visit that the customer was emailed of, as it was then; `sent_at` when they really were. */
  readonly told?: { readonly id: string; readonly sequence: number; readonly sent_at: string | undefined };
  readonly fields?: LeadFields;
  readonly entries?: readonly NewTimelineEntry[];
}

/** Records that a task is done, with its changes; the last one removes the lead from the index. Idempotent. */
export async function finishTask(
  claimed: ClaimedLead,
  task: Pick<Task, 'kind' | 'about'>,
  result: TaskResult,
): Promise<ClaimedLead> {
  const { fields = {}, told, entries = [] } = result;
  if (!claimed.tasks.some((owed) => isSameTask(owed, task))) return claimed;
  const visits = told && withTold(claimed.lead.visits ?? [], told, told.sent_at);
  const writes = visitWrites(claimed.lead, visits);
  // One email tells of one visit: the next one is another turn.
  const isUnfinished = visits?.some(owesNews) ?? false;
  const tasks = isUnfinished ? claimed.tasks : claimed.tasks.filter((owed) => !isSameTask(owed, task));
  const changed = changedTasks(tasks);
  const extra = { ...changed, ...(tasks.length === 0 && { owed_lease: null }) };
  const condition = allOf(
    stillClaimed(claimed),
    tasksAsRead(claimed.tasksVersion),
    writes.condition,
    fields.photo_urls ? asManyPhotos(claimed.lead) : undefined,
  );
  const refused = await transact({
    lead: { Update: leadUpdate(claimed.lead.id, { ...fields, ...writes.fields }, { condition, extra }) },
    entries: entries.map((entry) => putEntry(withId(entry))),
  });
  if (refused.length === 0) return { ...claimed, tasks, tasksVersion: changed.tasks_version };
  // The lease ran out, or a task was added.
  const again = await claimedAnew(claimed);
  // Photos came in since: they are kept in another turn.
  const isOutdated = fields.photo_urls && again.lead.photo_urls.length !== claimed.lead.photo_urls.length;
  return isOutdated ? again : finishTask(again, task, result);
}

/** Releases a lead that still owes tasks, so that the next attempt need not wait for the lease to expire. */
export async function releaseLead(claimed: ClaimedLead): Promise<void> {
  const { owed_shard } = taskAttributes(claimed.tasks);
  await transact({
    lead: {
      Update: leadUpdate(
        claimed.lead.id,
        {},
        { condition: stillClaimed(claimed), extra: { owed_shard, owed_lease: null } },
      ),
    },
  });
}

const IndexRow = z.object({ id: LeadId, owed_since: Instant });

/** Leads with a due task, longest due first: those that owe an email (now or later), or those that only wait for photos. */
export async function* dueLeadIds(waiting: 'emails' | 'photos', now: string): AsyncGenerator<string> {
  const pages = paginateQuery(
    { client: documents(), pageSize: 100 },
    {
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since <= :now',
      ExpressionAttributeValues: { ':shard': waiting === 'emails' ? owedShard : photosShard, ':now': now },
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield IndexRow.parse(item).id;
}

async function countDueSince(shard: string, before: string): Promise<number> {
  const { Count } = await documents().send(
    new QueryCommand({
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since < :before',
      ExpressionAttributeValues: { ':shard': shard, ':before': before },
      Select: 'COUNT',
    }),
  );
  return Count ?? 0;
}

/** Number of leads with a task due before an instant; counts at most two pages of 1 MB. */
export async function countOwingSince(before: string): Promise<number> {
  const counts = await Promise.all([owedShard, photosShard].map((shard) => countDueSince(shard, before)));
  return counts.reduce((sum, count) => sum + count, 0);
}
