import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { mailboxKey } from '#domain/person.ts';
import { env } from '../runtime/env.ts';
import { patientDocuments } from './clients.ts';
import { leadsTable, quotesTable, type TableDefinition, timelineTable } from './keys.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Loose, because a row written by an older or broken version is personal data too. */
const PersonLead = z.looseObject({
  id: LeadId,
  email: z.string().optional(),
  full_name: z.string().optional(),
  phone: z.string().optional(),
  phone_e164: z.string().optional(),
  public_slug: z.string().optional(),
  meta_event_id: z.string().optional(),
  quote_id: z.string().optional(),
  photo_urls: z.array(z.string()).optional(),
});
type PersonLead = z.infer<typeof PersonLead>;

export interface PersonRows {
  /** Including quarantined leads and those closed by an unfinished erasure. */
  readonly leads: readonly PersonLead[];
  /** Rows beside the leads: slugs, booking keys, upload ids, emails. */
  readonly pointers: readonly Row[];
  readonly timeline: readonly Row[];
  readonly quotes: readonly Row[];
}

/** Whose data is wanted: all leads of a mailbox, and leads named by id. */
export interface Wanted {
  readonly mailbox?: string | undefined;
  readonly leadIds: readonly string[];
}

/** Strongly consistent; pages are read on demand. */
export async function* scanRows({ env: table }: TableDefinition): AsyncGenerator<Row> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await patientDocuments().send(
      new ScanCommand({ TableName: env(table), ConsistentRead: true, ExclusiveStartKey: from }),
    );
    yield* page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
}

async function rowsWhere(table: TableDefinition, belongs: (row: Row) => boolean): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of scanRows(table)) if (belongs(row)) found.push(row);
  return found;
}

/** All rows of a timeline as they are stored. */
export async function timelineRows(leadId: string): Promise<Row[]> {
  const found: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await patientDocuments().send(
      new QueryCommand({
        TableName: env(timelineTable.env),
        KeyConditionExpression: 'lead_id = :lead',
        ExpressionAttributeValues: { ':lead': leadId },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    found.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return found;
}

const tombstoneFields = ['id', 'deleted', 'updated_at', 'list_shard', 'expires_at'];

/** True for exactly what an erasure leaves of a lead: such a row belongs to nobody. */
export const isTombstone = (row: Row): boolean =>
  row.deleted === true && Object.keys(row).every((name) => tombstoneFields.includes(name));

/** Scans the tables: no index knows emails as people type them, and none would contain broken rows. */
export async function findPersonRows({ mailbox, leadIds }: Wanted): Promise<PersonRows> {
  const leads = await rowsWhere(
    leadsTable,
    (row) =>
      LeadId.safeParse(row.id).success &&
      !isTombstone(row) &&
      (leadIds.includes(String(row.id)) ||
        (mailbox !== undefined && typeof row.email === 'string' && mailboxKey(row.email) === mailbox)),
  );
  const ids = new Set([...leads.map(({ id }) => String(id)), ...leadIds]);
  if (ids.size === 0) return { leads: [], pointers: [], timeline: [], quotes: [] };
  const quoteIds = new Set(leads.map(({ quote_id }) => quote_id));
  const timeline: Row[] = [];
  for (const id of ids) timeline.push(...(await timelineRows(id)));
  const isTheirs = (row: Row) => ids.has(String(row.lead_id));
  return {
    leads: leads.map((row) => PersonLead.parse(row)),
    pointers: await rowsWhere(leadsTable, isTheirs),
    timeline,
    quotes: await rowsWhere(quotesTable, (row) => isTheirs(row) || quoteIds.has(row.id)),
  };
}
