import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateQuery, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant, LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { NewTimelineEntry } from '#domain/new-entry.ts';
import type { Task } from '#domain/tasks.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, owedShard } from './keys.ts';
import { leadOfRecord, leadUpdate, taskAttributes, tasksOfRow } from './lead-records.ts';
import { putEntry, withId } from './timeline.ts';
import { transact } from './transaction.ts';

/** Longer than any job runs; after a crash the lead is free again. */
const leaseSeconds = 60;
const [, owedIndex] = leadsTable.indexes;

/** A lead with the tasks that it owes, claimed by one worker until `lease` ends. */
export interface ClaimedLead {
  readonly lead: Lead;
  readonly tasks: readonly Task[];
  readonly lease: string;
}

/** The lead is no longer this worker's: its lease ran out, or the lead is being erased. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Claims a lead that owes tasks. Undefined when it owes none or another worker has it. */
export async function claimLead(leadId: string, now: string): Promise<ClaimedLead | undefined> {
  const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString();
  // Begins with its end, so that leases compare with instants.
  const lease = `${until}#${randomUUID()}`;
  const condition = {
    // Its own lease it may take twice: the client asks again when an answer gets lost.
    expression:
      'attribute_exists(owed_shard) AND (attribute_not_exists(owed_lease) OR owed_lease < :now OR owed_lease = :mine)',
    values: { ':now': now, ':mine': lease },
  };
  try {
    const { Attributes } = await documents().send(
      new UpdateCommand({
        ...leadUpdate(leadId, {}, { condition, extra: { owed_lease: lease } }),
        ReturnValues: 'ALL_NEW',
      }),
    );
    const lead = leadOfRecord(Attributes);
    return lead && { lead, tasks: tasksOfRow({ ...Attributes }, String(Attributes?.owed_since)), lease };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

const stillClaimed = ({ lease }: ClaimedLead) => ({
  condition: { expression: 'owed_lease = :lease', values: { ':lease': lease } },
});

/** Records that a task is done, with what it changed; the last one takes the lead out of the index. */
export async function finishTask(
  claimed: ClaimedLead,
  task: Task,
  { fields = {}, entries = [] }: { fields?: LeadFields; entries?: readonly NewTimelineEntry[] },
): Promise<ClaimedLead> {
  const tasks = claimed.tasks.filter(({ kind }) => kind !== task.kind);
  const extra = { ...taskAttributes(tasks), ...(tasks.length === 0 && { owed_lease: null }) };
  const refused = await transact({
    lead: { Update: leadUpdate(claimed.lead.id, fields, { ...stillClaimed(claimed), extra }) },
    entries: entries.map((entry) => putEntry(withId(entry))),
  });
  if (refused.length > 0) throw new LeaseLost('The lease of a claimed lead ran out.');
  return { ...claimed, tasks };
}

/** Releases a lead that still owes tasks, so that the next attempt need not wait for the lease. */
export async function releaseLead(claimed: ClaimedLead): Promise<void> {
  await transact({
    lead: {
      Update: leadUpdate(claimed.lead.id, {}, { ...stillClaimed(claimed), extra: { owed_lease: null } }),
    },
  });
}

const IndexRow = z.object({ id: LeadId, owed_since: Instant });

/** Ids of all leads that owe a task, oldest first, page by page as they are asked for. */
export async function* owingLeadIds(): AsyncGenerator<string> {
  const pages = paginateQuery(
    { client: documents(), pageSize: 100 },
    {
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard',
      ExpressionAttributeValues: { ':shard': owedShard },
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield IndexRow.parse(item).id;
}

/** How many leads have owed a task since before an instant; counts at most the first page of 1 MB. */
export async function countOwingSince(before: string): Promise<number> {
  const { Count } = await documents().send(
    new QueryCommand({
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since < :before',
      ExpressionAttributeValues: { ':shard': owedShard, ':before': before },
      Select: 'COUNT',
    }),
  );
  return Count ?? 0;
}
