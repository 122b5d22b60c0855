import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import type { TableDefinition } from './keys.ts';

/** DynamoDB's limit. */
const batchSize = 100;
/** Retries of unprocessed keys before the read fails, after some seven seconds. */
const maxRetries = 10;

type Row = Record<string, unknown>;

const projectionOf = (fields: readonly string[]) => ({
  ProjectionExpression: fields.map((_, place) => `#${place}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(fields.map((field, place) => [`#${place}`, field])),
});

async function readBatch(table: string, keys: readonly Row[], fields?: readonly string[]): Promise<Row[]> {
  const found: Row[] = [];
  let wanted = [...keys];
  for (let retry = 0; wanted.length > 0; retry += 1) {
    if (retry > maxRetries) throw new Error('The table leaves keys unread.');
    // A throttled table returns keys; an immediate retry would keep it throttled.
    if (retry > 0) await setTimeout(Math.min(1000, 25 * 2 ** retry));
    const request = { Keys: wanted, ConsistentRead: true, ...(fields && projectionOf(fields)) };
    const { Responses, UnprocessedKeys } = await documents().send(
      new BatchGetCommand({ RequestItems: { [table]: request } }),
    );
    found.push(...(Responses?.[table] ?? []));
    wanted = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return found;
}

/** Rows by their whole keys, or `fields` of them; a hundred at most, strongly consistent and in any order. */
export const readKeys = (
  { env: name }: TableDefinition,
  keys: readonly Row[],
  fields?: readonly string[],
): Promise<Row[]> => readBatch(env(name), keys, fields);

/** One row by its whole key, strongly consistent. */
export const readRow = async (table: TableDefinition, key: Row): Promise<Row | undefined> =>
  (await readKeys(table, [key]))[0];

/** Strongly consistent, in any order; missing rows are left out. With `fields`, only these are answered of each. */
export async function readRows(
  { env: name, partition }: TableDefinition,
  ids: readonly string[],
  fields?: readonly string[],
): Promise<Row[]> {
  const keys = [...new Set(ids)].map((id): Row => ({ [partition]: id }));
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_, place) =>
    keys.slice(place * batchSize, (place + 1) * batchSize),
  );
  return (await Promise.all(batches.map((batch) => readBatch(env(name), batch, fields)))).flat();
}

export type RowPart = z.ZodObject<{ id: z.ZodType<string> } & z.ZodRawShape>;

/** Parts of rows by id, without asking for the rest; a row with one of the marks is left out. */
export async function readParts<Part extends RowPart>(
  table: TableDefinition,
  part: Part,
  ids: readonly string[],
  marks: readonly string[],
): Promise<Map<string, z.output<Part>>> {
  const rows = await readRows(table, ids, [...Object.keys(part.shape), ...marks]);
  const shown = rows.filter((row) => marks.every((mark) => row[mark] !== true));
  return new Map(shown.map((row) => [String(row.id), part.parse(row)]));
}
