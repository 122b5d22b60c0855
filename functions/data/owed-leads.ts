import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant, LeadId } from '#domain/ids.ts';
import { type Duty, duties, type Lead } from '#domain/lead.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, owedShard } from './keys.ts';
import { type LeadChanges, leadOfRecord, leadUpdate } from './lead-records.ts';
import { type TransactItem, transact } from './transaction.ts';

/** Longer than any job runs; after a crash the lead is free again. */
const leaseSeconds = 60;
const [, owedIndex] = leadsTable.indexes;

/** A lead that owes something, held by one worker until `lease` ends. */
export interface OwingLead {
  readonly lead: Lead;
  readonly owed: readonly Duty[];
  readonly lease: string;
}

/** The lead is no longer this worker's: its lease ran out, or the lead is being erased. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const Owed = z.array(z.enum(duties));

/** Takes hold of a lead that owes something. Undefined when it owes nothing or another worker holds it. */
export async function claimOwing(leadId: string, now: string): Promise<OwingLead | undefined> {
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
    return lead && { lead, owed: Owed.parse(Attributes?.owed), lease };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

const held = ({ lease }: OwingLead) => ({
  condition: { expression: 'owed_lease = :lease', values: { ':lease': lease } },
});

/** Records that a duty is done, with what it changed; the last one takes the lead out of the index. */
export async function discharge(
  owing: OwingLead,
  duty: Duty,
  { changes = {}, entries = [] }: { changes?: LeadChanges; entries?: readonly TransactItem[] },
): Promise<OwingLead> {
  const owed = owing.owed.filter((other) => other !== duty);
  const nothing = { owed: null, owed_shard: null, owed_since: null, owed_lease: null };
  const extra = owed.length > 0 ? { owed } : nothing;
  const refused = await transact([
    { Update: leadUpdate(owing.lead.id, changes, { ...held(owing), extra }) },
    ...entries,
  ]);
  if (refused.length > 0) throw new LeaseLost('The lease of an owing lead ran out.');
  return { ...owing, owed };
}

/** Lets go of a lead that still owes something, so that the next attempt need not wait for the lease. */
export async function letGo(owing: OwingLead): Promise<void> {
  await transact([
    { Update: leadUpdate(owing.lead.id, {}, { ...held(owing), extra: { owed_lease: null } }) },
  ]);
}

const owedQuery = {
  IndexName: owedIndex.name,
  KeyConditionExpression: 'owed_shard = :shard',
  ExpressionAttributeValues: { ':shard': owedShard },
};

const OwedRow = z.object({ id: LeadId, owed_since: Instant });

/** Ids of all leads that owe something, oldest first, page by page as they are asked for. */
export async function* owingLeadIds(): AsyncGenerator<string> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        ...owedQuery,
        TableName: env(leadsTable.env),
        Limit: 100,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) yield OwedRow.parse(item).id;
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

/** How many leads have owed something since before an instant; counts at most the first page of 1 MB. */
export async function countOwingSince(before: string): Promise<number> {
  const { Count } = await documents().send(
    new QueryCommand({
      ...owedQuery,
      TableName: env(leadsTable.env),
      KeyConditionExpression: 'owed_shard = :shard AND owed_since < :before',
      ExpressionAttributeValues: { ':shard': owedShard, ':before': before },
      Select: 'COUNT',
    }),
  );
  return Count ?? 0;
}
