import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { incrementBase32, ulid } from 'ulid';
import type { NewTimelineEntry } from '#domain/timeline.ts';
import { TimelineEntry } from '#domain/timeline.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { timelineTable } from './keys.ts';
import type { TransactItem } from './transaction.ts';

/** Only the newest entries of a lead are read. */
const timelineLimit = 500;

let last = { now: '', id: '' };

/** Sorts by instant; within an instant, by the order in which this process made them. */
function nextId(now: string): string {
  const id = now === last.now ? incrementBase32(last.id) : ulid(Date.parse(now));
  last = { now, id };
  return id;
}

/** Gives an entry an id that sorts it by `sortedAt`, which may be later than its own time. */
export const withId = (entry: NewTimelineEntry, sortedAt = entry.created_at): TimelineEntry => ({
  id: nextId(sortedAt),
  ...entry,
});

export const putEntry = (entry: TimelineEntry): TransactItem => ({
  Put: {
    TableName: env(timelineTable.env),
    Item: entry,
    ConditionExpression: 'attribute_not_exists(id)',
  },
});

const StoredEntry = TimelineEntry.strip();

/** Attributes of a newer version are dropped. */
export const entryOfRow = (row: unknown): TimelineEntry => StoredEntry.parse(row);

/** Newest first, strongly consistent. */
export async function timelineOf(leadId: string): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  const pages = paginateQuery(
    { client: documents(), pageSize: timelineLimit },
    {
      TableName: env(timelineTable.env),
      KeyConditionExpression: 'lead_id = :lead',
      ExpressionAttributeValues: { ':lead': leadId },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) {
    entries.push(...Items.map(entryOfRow));
    if (entries.length >= timelineLimit) break;
  }
  return entries.slice(0, timelineLimit);
}
