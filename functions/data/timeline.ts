import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { incrementBase32, ulid } from 'ulid';
import { TimelineEntry } from '#domain/timeline.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { timelineTable } from './keys.ts';
import type { TransactItem } from './transaction.ts';

/** Most entries of a lead that are ever read; the newest ones. */
const timelineLimit = 500;

let last = { now: '', id: '' };

/** An id that sorts by its instant, and among those of one instant as they were made by this process. */
function nextId(now: string): string {
  const id = now === last.now ? incrementBase32(last.id) : ulid(Date.parse(now));
  last = { now, id };
  return id;
}

/**
 * A new entry. `by` is who made it: an admin's user name, `customer` or `system`. Its id sorts it by `toldAt`:
 * what began at `now` may have taken a while.
 */
export function newEntry(
  entry: Pick<TimelineEntry, 'lead_id' | 'status' | 'is_public'> & { note?: string | undefined },
  by: string,
  now: string,
  toldAt = now,
): TimelineEntry {
  const { lead_id, status, note, is_public } = entry;
  return {
    id: nextId(toldAt),
    lead_id,
    status,
    ...(note === undefined ? {} : { note }),
    is_public,
    created_at: now,
    meta: { updated_by: by, updated_at: now },
  };
}

/** Writes an entry within a transaction. */
export const putEntry = (entry: TimelineEntry): TransactItem => ({
  Put: {
    TableName: env(timelineTable.env),
    Item: entry,
    ConditionExpression: 'attribute_not_exists(id)',
  },
});

/** The timeline of a lead, newest first, strongly consistent. */
export async function timelineOf(leadId: string): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: env(timelineTable.env),
        KeyConditionExpression: 'lead_id = :lead',
        ExpressionAttributeValues: { ':lead': leadId },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: timelineLimit - entries.length,
        ExclusiveStartKey: from,
      }),
    );
    entries.push(...(page.Items ?? []).map((item) => TimelineEntry.parse(item)));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && entries.length < timelineLimit);
  return entries;
}
