import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { env } from '../runtime/env.ts';
import { patientDatabase } from './clients.ts';
import type { TableDefinition } from './keys.ts';

/** A row with DynamoDB types (`{ id: { S: '…' } }`). */
export type RawRow = Record<string, AttributeValue>;

/** Reads the value from `this`: the argument has already passed through Buffer's `toJSON`. */
function base64(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value;
}

const bytes = (name: string, value: unknown): unknown => {
  if (name === 'B' && typeof value === 'string') return Buffer.from(value, 'base64');
  if (name === 'BS' && Array.isArray(value)) return value.map((text) => Buffer.from(String(text), 'base64'));
  return value;
};

export const lineOfRow = (row: RawRow): string => JSON.stringify(row, base64);

export const rowOfLine = (line: string): RawRow => JSON.parse(line, bytes) as RawRow; // lineOfRow wrote it

function plain({ S, N, BOOL, L, M, SS }: AttributeValue): unknown {
  if (M) return valuesOf(M);
  if (L) return L.map(plain);
  if (SS) return new Set(SS);
  return S ?? BOOL ?? (N === undefined ? null : Number(N));
}

/** A row as the document client reads it, but for bytes and sets of numbers, which no table has. */
export const valuesOf = (row: RawRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));

const inOrder = (_: string, value: unknown): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).map(([name, part]): [string, unknown] =>
    // Sets are unordered, lists (`L`) are not.
    ['SS', 'NS', 'BS'].includes(name) && Array.isArray(part) ? [name, [...part].sort()] : [name, part],
  );
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
};

export const isSameRow = (a: RawRow, b: RawRow): boolean => {
  const text = (row: RawRow) => JSON.stringify(JSON.parse(lineOfRow(row)), inOrder);
  return text(a) === text(b);
};

export function keyOfRow({ partition, sort }: TableDefinition, row: RawRow): RawRow {
  const names = sort === undefined ? [partition] : [partition, sort];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Strongly consistent; pages are read on demand. */
export async function* scanRawRows({ env: table }: TableDefinition): AsyncGenerator<RawRow> {
  const pages = paginateScan({ client: patientDatabase() }, { TableName: env(table), ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items;
}

/** A throttled table returns what it did not process; an immediate retry would keep it throttled. */
const pause = (retry: number): Promise<void> => sleep(Math.min(5000, 50 * 2 ** retry));

/** DynamoDB's limits. */
export const rawBatch = { write: 25, read: 100 } as const;

/** Puts up to 25 rows, overwriting existing ones. */
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

/** Reads up to 100 rows by key, strongly consistent, in any order; missing ones are left out. */
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
