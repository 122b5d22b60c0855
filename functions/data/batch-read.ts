import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import type { TableDefinition } from './keys.ts';

/** DynamoDB's limit. */
const batchSize = 100;
/** Retries of unprocessed keys before the read fails, after some seven seconds. */
const mostRetries = 10;

/** Reads rows of a table without a sort key, strongly consistent, in any order; those that do not exist are left out. */
export async function readRows(
  { env: name, partition }: TableDefinition,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  const table = env(name);
  const found: Record<string, unknown>[] = [];
  let wanted = [...new Set(ids)].map((id): Record<string, unknown> => ({ [partition]: id }));
  for (let retry = 0; wanted.length > 0; ) {
    // A throttled table returns keys; an immediate retry would keep it throttled.
    if (retry > 0) await setTimeout(Math.min(1000, 25 * 2 ** retry));
    const batch = wanted.slice(0, batchSize);
    const { Responses, UnprocessedKeys } = await documents().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: batch, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[table] ?? []));
    const unread = UnprocessedKeys?.[table]?.Keys ?? [];
    retry = unread.length > 0 ? retry + 1 : 0;
    if (retry > mostRetries) throw new Error('The table leaves keys unread.');
    wanted = [...wanted.slice(batchSize), ...unread];
  }
  return found;
}
