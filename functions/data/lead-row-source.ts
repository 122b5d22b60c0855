import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../runtime/env.ts';
import { bulkDocuments } from './clients.ts';
import { leadsTable, listShards, mostSearchedLeads } from './keys.ts';
import { parseRowChange, type RowChange } from './lead-row.ts';
import { lastRestore, readItems, recentlyEditedIds } from './recent-edits.ts';

/** Where the search gets its rows from. */
export interface LeadRowSource {
  /** Rows changed at or after an instant, or all of them; as the index knows them, which may lag. */
  changedSince(since: string | undefined): Promise<RowChange[]>;
  /** The state, read consistently, of the leads that admins have edited within the last minutes. */
  recentlyEdited(now: string): Promise<RowChange[]>;
  /** When a backup was put back last, if that was lately: its rows have changed long ago. */
  restoredAt(): Promise<string | undefined>;
}

/** Rows of a shard that are worth reading: its share of what the search holds, and a tenth, as shards differ. */
const mostOfShard = (1.1 * mostSearchedLeads) / listShards;

/** The changes of a shard since an instant, the latest first. */
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

/** The list index of the Leads table, all its shards read in parallel. */
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
