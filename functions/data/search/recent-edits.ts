import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { env } from '../../runtime/env.ts';
import { readRows } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { customersTable, leadsTable, pointerKey } from '../keys.ts';

/** What admins edit and the search must know of at once, with the attribute that holds the ids of a minute. */
const ofLeads = { table: leadsTable, attribute: 'lead_ids' } as const;
const ofCustomers = { table: customersTable, attribute: 'customer_ids' } as const;
type Noted = typeof ofLeads | typeof ofCustomers;

const EditedIds = z.set(LeadId);

const minute = 60_000;
const keptSeconds = 3600;

const keyAt = (milliseconds: number): string =>
  pointerKey.edits(new Date(milliseconds).toISOString().slice(0, 16));

async function note({ table, attribute }: Noted, ids: readonly string[], now: string): Promise<void> {
  const at = Date.parse(now);
  await documents().send(
    new UpdateCommand({
      TableName: env(table.env),
      Key: { id: keyAt(at) },
      UpdateExpression: `ADD ${attribute} :ids SET expires_at = :expires`,
      ExpressionAttributeValues: {
        ':ids': new Set(ids),
        ':expires': Math.floor(at / 1000) + keptSeconds,
      },
    }),
  );
}

/** Notes edits of many leads at once, before they are written as by {@link noteAndWrite}. */
export const noteEdits = (ids: readonly string[], now: string): Promise<void> => note(ofLeads, ids, now);

export const noteCustomerEdits = (ids: readonly string[], now: string): Promise<void> =>
  note(ofCustomers, ids, now);

/** Noted before it is written: a note without an edit costs one read, an edit without a note could be missed. */
export async function noteAndWrite<T>(leadId: string, now: string, write: () => Promise<T>): Promise<T> {
  await noteEdits([leadId], now);
  return write();
}

const rewriteKey = pointerKey.edits('rewrite');
const Rewrite = z.object({ mark: z.string() });

/** Has every process read its lists anew: what an operator restored, migrated or erased bears old times, or another clock's. */
export async function noteRewrite(): Promise<void> {
  const Item = { id: rewriteKey, mark: randomUUID() };
  await documents().send(new PutCommand({ TableName: env(leadsTable.env), Item }));
}

/** Another one after each rewrite. */
export async function lastRewrite(): Promise<string | undefined> {
  const [note] = await readRows(leadsTable, [rewriteKey]);
  return note && Rewrite.parse(note).mark;
}

/** The ids of what was edited in this minute and the one before (and the next, should clocks differ). */
async function recentIds({ table, attribute }: Noted, now: string): Promise<string[]> {
  const at = Date.parse(now);
  const notes = await readRows(table, [at - minute, at, at + minute].map(keyAt));
  return [...new Set(notes.flatMap((note) => [...EditedIds.parse(note[attribute])]))];
}

export const recentlyEditedIds = (now: string): Promise<string[]> => recentIds(ofLeads, now);

export const recentlyEditedCustomerIds = (now: string): Promise<string[]> => recentIds(ofCustomers, now);
