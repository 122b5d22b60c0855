import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  ScanCommand,
  type ScanCommandOutput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { env } from '../runtime/env.ts';
import { patientDatabase } from './clients.ts';
import type { TableDefinition } from './keys.ts';

/** A row with its types (`{ id: { S: '…' } }`), as copies keep it. */
export type RawRow = Record<string, AttributeValue>;

/** Looks at the value itself: what it is handed, `toJSON` of a Buffer has already changed. */
function base64(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value;
}

const bytes = (name: string, value: unknown): unknown => {
  if (name === 'B' && typeof value === 'string') return Buffer.from(value, 'base64');
  if (name === 'BS' && Array.isArray(value)) return value.map((text) => Buffer.from(String(text), 'base64'));
  return value;
};

/** One line of JSON in DynamoDB's own form, bytes as base64. */
export const lineOfRow = (row: RawRow): string => JSON.stringify(row, base64);

export const rowOfLine = (line: string): RawRow => JSON.parse(line, bytes) as RawRow; // lineOfRow wrote it

const inOrder = (_: string, value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).map(([name, part]): [string, unknown] =>
    // Sets have no order, lists (`L`) do.
    ['SS', 'NS', 'BS'].includes(name) && Array.isArray(part) ? [name, [...part].sort()] : [name, part],
  );
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Whether two rows hold the same, in whatever order. */
export const isSameRow = (a: RawRow, b: RawRow): boolean => {
  const text = (row: RawRow) => JSON.stringify(JSON.parse(lineOfRow(row)), inOrder);
  return text(a) === text(b);
};

/** The part of a row that names it. */
export function keyOfRow({ partition, sort }: TableDefinition, row: RawRow): RawRow {
  const names = sort === undefined ? [partition] : [partition, sort];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** All rows of a table, strongly consistent, page by page as they are asked for. */
export async function* scanRawRows({ env: table }: TableDefinition): AsyncGenerator<RawRow> {
  let from: RawRow | undefined;
  do {
    const page: ScanCommandOutput = await patientDatabase().send(
      new ScanCommand({ TableName: env(table), ConsistentRead: true, ExclusiveStartKey: from }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

export async function isTableEmpty({ env: table }: TableDefinition): Promise<boolean> {
  const { Count } = await patientDatabase().send(
    new ScanCommand({ TableName: env(table), ConsistentRead: true, Limit: 1 }),
  );
  return Count === 0;
}

/** A throttled table hands back what it did not take; asking again at once would only keep it throttled. */
const pause = (retry: number): Promise<void> => sleep(Math.min(5000, 50 * 2 ** retry));

/** Most rows of one batch, by DynamoDB's limits. */
export const rawBatch = { write: 25, read: 100 } as const;

/** Puts up to 25 rows, each replacing whatever stands under its key. */
export async function writeRawRows({ env: table }: TableDefinition, rows: readonly RawRow[]): Promise<void> {
  const name = env(table);
  let left: WriteRequest[] = rows.map((Item) => ({ PutRequest: { Item } }));
  for (let retry = 0; left.length > 0; retry += 1) {
    if (retry > 0) await pause(retry);
    const { UnprocessedItems } = await patientDatabase().send(
      new BatchWriteItemCommand({ RequestItems: { [name]: left } }),
    );
    left = UnprocessedItems?.[name] ?? [];
  }
}

/** Reads up to 100 rows by their keys, strongly consistent, in any order; those that are not there are left out. */
export async function readRawRows(
  { env: table }: TableDefinition,
  keys: readonly RawRow[],
): Promise<RawRow[]> {
  const name = env(table);
  const found: RawRow[] = [];
  let left = [...keys];
  for (let retry = 0; left.length > 0; retry += 1) {
    if (retry > 0) await pause(retry);
    const { Responses, UnprocessedKeys } = await patientDatabase().send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[name] ?? []));
    left = UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return found;
}
