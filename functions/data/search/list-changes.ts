import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../../runtime/env.ts';
import { bulkDocuments } from '../clients.ts';
import { listShards, maxSearchedLeads, type TableDefinition } from '../keys.ts';

/** Rows of a shard that are worth reading: its share of what the search holds, and a tenth, as shards differ. */
const maxOfShard = (1.1 * maxSearchedLeads) / listShards;

const shards = Array.from({ length: listShards }, (_, number) => `s${number}`);

/** The changes of a shard since an instant, the latest first. */
async function changesOfShard<T>(
  table: TableDefinition,
  shard: string,
  since: string,
  parse: (item: Record<string, unknown>) => T,
): Promise<T[]> {
  const changes: T[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await bulkDocuments().send(
      new QueryCommand({
        TableName: env(table.env),
        IndexName: 'list',
        KeyConditionExpression: 'list_shard = :shard AND updated_at >= :since',
        ExpressionAttributeValues: { ':shard': shard, ':since': since },
        ScanIndexForward: false,
        ExclusiveStartKey: from,
      }),
    );
    for (const item of page.Items ?? []) changes.push(parse(item));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && changes.length < maxOfShard);
  return changes;
}

/** Rows of a table's list index changed at or after an instant, or all of them; all its shards read in parallel. */
export const changesOfList = async <T>(
  table: TableDefinition,
  since: string | undefined,
  parse: (item: Record<string, unknown>) => T,
): Promise<T[]> =>
  (await Promise.all(shards.map((shard) => changesOfShard(table, shard, since ?? '0', parse)))).flat();

/** Each read overlaps the previous one by this many seconds: index rows may arrive late, and clocks differ. */
const overlapSeconds = 60;

/** Where the next read begins; undefined, which reads everything, after a clock was set back. */
export function overlapping(readAt: string | undefined, now: string): string | undefined {
  const before = readAt && new Date(Date.parse(readAt) - overlapSeconds * 1000).toISOString();
  return before !== undefined && before <= now ? before : undefined;
}
