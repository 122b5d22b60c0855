import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../runtime/env.ts';
import { bulkDocuments } from './clients.ts';
import { leadsTable, listShards, mostSearchedLeads } from './keys.ts';
import { parseRowChange, type RowChange } from './lead-row.ts';
import { lastRestore, readItems, recentlyEditedIds } from './recent-edits.ts';

export interface LeadRowSource {
  /** Rows changed since an instant, or all rows; the index may lag. */
  changedSince(since: string | undefined): Promise<RowChange[]>;
  /** Strongly consistent rows of the leads edited by admins in the last minutes. */
  recentlyEdited(now: string): Promise<RowChange[]>;
  /** When a backup was last restored, if recently: restored rows have old timestamps. */
  restoredAt(): Promise<string | undefined>;
}

/** The shard's share of what the search holds plus a tenth, since shards vary. */
const mostOfShard = (1.1 * mostSearchedLeads) / listShards;

/** Latest first. */
async function changesOfShard(shard: string, since: string): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await bulkDocuments().send(
      new QueryCommand({
        TableName: env(leadsTable.env),
        IndexName: 'list',
        KeyConditionExpression: 'list_shard = :shard AND updated_at >= :since',
        ExpressionAttributeValues: { ':shard': shard, ':since': since },
        ScanIndexForward: false,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) changes.push(parseRowChange(item));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && changes.length < mostOfShard);
  return changes;
}

const shards = Array.from({ length: listShards }, (_, number) => `s${number}`);

export const leadRowSource: LeadRowSource = {
  changedSince: async (since = '0') =>
    (await Promise.all(shards.map((shard) => changesOfShard(shard, since)))).flat(),
  recentlyEdited: async (now) => {
    const ids = await recentlyEditedIds(now);
    const items = new Map((await readItems(ids)).map((item) => [item.id, item]));
    return ids.map((id) => parseRowChange(items.get(id) ?? { id, deleted: true }));
  },
  restoredAt: lastRestore,
};
