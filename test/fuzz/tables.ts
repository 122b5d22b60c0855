import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { manualLeadKey } from '#domain/booking/manual-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { Quote } from '#domain/offer/quote.ts';
import { BlogPost } from '#domain/site/blog-post.ts';
import { TimelineEntry } from '#domain/timeline.ts';
import { documents } from '#functions/data/clients.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadOfRecord } from '#functions/data/lead-records.ts';

type Row = Readonly<Record<string, unknown>>;

/** All rows of all tables at one moment. */
export interface Tables {
  readonly leads: ReadonlyMap<string, Lead>;
  /** The rows beside the leads that make lookups and claims exclusive, by their whole key. */
  readonly pointers: ReadonlyMap<string, Row>;
  readonly entries: ReadonlyMap<string, TimelineEntry>;
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly posts: ReadonlyMap<string, BlogPost>;
}

async function rowsOf(TableName: string): Promise<Row[]> {
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await documents().send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return rows;
}

const byKey = <T>(rows: readonly Row[], key: (row: Row) => string, parse: (row: Row) => T): Map<string, T> =>
  new Map(rows.map((row) => [key(row), parse(row)]));

const id = (row: Row) => String(row.id);

function parseLead(row: Row): Lead {
  const lead = leadOfRecord(row);
  if (!lead) throw new Error(`${row.id} is no lead.`);
  return lead;
}

/** Reads everything. Throws when a row is not what its schema says. */
export async function readTables(): Promise<Tables> {
  const [leadRows, entryRows, quoteRows, postRows] = await Promise.all(
    ['Leads', 'LeadStatusHistory', 'Quotes', 'BlogPosts'].map(rowsOf),
  );
  const isPointer = (row: Row) => id(row).includes('#');
  return {
    leads: byKey(
      (leadRows ?? []).filter((row) => !isPointer(row)),
      id,
      parseLead,
    ),
    pointers: byKey((leadRows ?? []).filter(isPointer), id, (row) => row),
    entries: byKey(
      entryRows ?? [],
      (row) => `${row.lead_id} ${row.id}`,
      (row) => TimelineEntry.parse(row),
    ),
    quotes: byKey(quoteRows ?? [], id, (row) => Quote.parse(row)),
    posts: byKey(
      postRows ?? [],
      (row) => String(row.slug),
      (row) => BlogPost.strip().parse(row),
    ),
  };
}

/** Of a list, a mailbox, an hour or a month, not of a lead. */
const ownKinds: ReadonlySet<string> = new Set([
  'edits',
  'links',
  'owner-mails',
  'reached',
  'receipt-count',
  'receipts',
  'reviews',
]);

/** What is wrong within the tables: a part of something that was to be written whole or not at all. */
export function tornParts({ leads, pointers, entries, quotes }: Tables): string[] {
  const problems: string[] = [];
  const isOpening = ({ lead_id, status, meta }: TimelineEntry) =>
    status === 'REQUEST_SENT' && (meta.updated_by === 'customer' || isByHand(leads.get(lead_id)));
  const opened = new Set([...entries.values()].filter(isOpening).map(({ lead_id }) => lead_id));
  for (const [leadId, lead] of leads) {
    const wanted = [pointerKey.slug(lead.public_slug), pointerKey.booking(lead.meta_event_id)];
    for (const key of wanted) {
      if (pointers.get(key)?.lead_id !== leadId) problems.push(`lead ${leadId} has no ${key}`);
    }
    if (opened.has(leadId) === lead.quarantined) problems.push(`lead ${leadId} has no first timeline entry`);
    if (lead.quote_id !== undefined && quotes.get(lead.quote_id)?.lead_id !== leadId) {
      problems.push(`lead ${leadId} has no quote ${lead.quote_id}`);
    }
    if (lead.mail_claim) problems.push(`lead ${leadId} holds a claim on a mail that nobody sends`);
  }
  for (const [key, { lead_id, state }] of pointers) {
    const [kind] = key.split('#');
    if (!ownKinds.has(String(kind)) && !leads.has(String(lead_id))) problems.push(`${key} points at no lead`);
    if (kind === 'mail' && state !== 'sent') problems.push(`${key} was claimed and never sent`);
  }
  for (const [key, { lead_id }] of entries) {
    if (!leads.has(lead_id)) problems.push(`timeline entry ${key} belongs to no lead`);
  }
  for (const [quoteId, { lead_id }] of quotes) {
    if (lead_id !== undefined && leads.get(lead_id)?.quote_id !== quoteId) {
      problems.push(`quote ${quoteId} is not its lead's`);
    }
  }
  return problems;
}

/** Written down by an admin, who then also wrote its first entry. */
const isByHand = (lead: Lead | undefined) => lead?.meta_event_id.startsWith(manualLeadKey(''));
