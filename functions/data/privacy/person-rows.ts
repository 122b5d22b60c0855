import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { CustomerId } from '#domain/customer/customer.ts';
import { LeadId } from '#domain/ids.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { env } from '../../runtime/env.ts';
import { mailboxHash } from '../../runtime/mailbox-hash.ts';
import { patientDocuments } from '../clients.ts';
import {
  customersTable,
  daysTable,
  leadsTable,
  pointerKey,
  quotesTable,
  type TableDefinition,
  timelineTable,
} from '../keys.ts';

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
  job_photos: z.array(z.looseObject({ path: z.string(), original: z.string().optional() })).optional(),
});
type PersonLead = z.infer<typeof PersonLead>;

export const photoPathsOf = ({ photo_urls = [], job_photos = [] }: PersonLead): string[] => [
  ...photo_urls,
  ...job_photos.flatMap(({ path, original }) => (original === undefined ? [path] : [path, original])),
];

export interface PersonRows {
  /** Including quarantined leads and those closed by an unfinished erasure. */
  readonly leads: readonly PersonLead[];
  /** Rows beside the leads: slugs, booking keys, upload ids, emails. */
  readonly pointers: readonly Row[];
  readonly timeline: readonly Row[];
  readonly quotes: readonly Row[];
  /** Customers that are the person: with all of their boats. */
  readonly customers: readonly Row[];
  /** Customers that stay, as they have other leads, and name one of these. */
  readonly keptCustomers: readonly Row[];
  /** Rows beside the customers: of emails, phones, their page and plans. */
  readonly customerPointers: readonly Row[];
  /** Leads of somebody else that name a customer who is the person. */
  readonly linkedLeads: readonly Row[];
  readonly days: readonly Row[];
}

const nothing: PersonRows = {
  leads: [],
  pointers: [],
  timeline: [],
  quotes: [],
  customers: [],
  keptCustomers: [],
  customerPointers: [],
  linkedLeads: [],
  days: [],
};

/**
 * Whose data is looked for: every lead and customer under a mailbox, the leads without an email that have phone and
 * name of one of these, and leads (or customers) named by their ids.
 */
export interface Wanted {
  readonly mailbox?: string | undefined;
  readonly leadIds: readonly string[];
}

/** Strongly consistent; pages are read on demand. */
export async function* scanRows({ env: table }: TableDefinition): AsyncGenerator<Row> {
  const pages = paginateScan({ client: patientDocuments() }, { TableName: env(table), ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items;
}

async function rowsWhere(table: TableDefinition, belongs: (row: Row) => boolean): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of scanRows(table)) if (belongs(row)) found.push(row);
  return found;
}

export async function timelineRows(leadId: string): Promise<Row[]> {
  const pages = paginateQuery(
    { client: patientDocuments() },
    {
      TableName: env(timelineTable.env),
      KeyConditionExpression: 'lead_id = :lead',
      ExpressionAttributeValues: { ':lead': leadId },
      ConsistentRead: true,
    },
  );
  const found: Row[] = [];
  for await (const { Items = [] } of pages) found.push(...Items);
  return found;
}

const tombstoneFields = ['id', 'deleted', 'updated_at', 'list_shard', 'expires_at'];

/** True for exactly what an erasure leaves of a lead: such a row belongs to nobody. */
export const isTombstone = (row: Row): boolean =>
  row.deleted === true && Object.keys(row).every((name) => tombstoneFields.includes(name));

const PersonCustomer = z.looseObject({
  emails: z.array(z.string()).catch([]),
  lead_ids: z.array(z.string()).catch([]),
});

/** The customers who are the person: the mailbox is theirs, they were named, or all of their leads are the person's. */
async function personCustomers(mailbox: string | undefined, ids: ReadonlySet<string>) {
  const customers: Row[] = [];
  const keptCustomers: Row[] = [];
  for await (const row of scanRows(customersTable)) {
    if (!CustomerId.safeParse(row.id).success || isTombstone(row)) continue;
    const { emails, lead_ids } = PersonCustomer.parse(row);
    const hasMailbox = mailbox !== undefined && emails.some((email) => mailboxKey(email) === mailbox);
    const hasOnlyTheirs = lead_ids.length > 0 && lead_ids.every((id) => ids.has(id));
    if (hasMailbox || hasOnlyTheirs || ids.has(String(row.id))) customers.push(row);
    else if (lead_ids.some((id) => ids.has(id))) keptCustomers.push(row);
  }
  return { customers, keptCustomers };
}

export const pointedAt = ({ customer_ids }: Row): string[] =>
  customer_ids instanceof Set ? [...customer_ids].map(String) : [];

const emailPointer = 'email#';

/** Whether a row points to one of these customers, or to nobody by an email or a phone of the person. */
const pointsToThem =
  (customerIds: ReadonlySet<string>, leads: readonly Row[], mailbox: string | undefined) =>
  (row: Row): boolean => {
    const id = String(row.id);
    if (!/^(?:email|phone|page|plans)#/.test(id)) return false;
    const pointed = pointedAt(row);
    if (pointed.some((customer) => customerIds.has(customer))) return true;
    const pointedMailbox = id.startsWith(emailPointer)
      ? mailboxKey(id.slice(emailPointer.length))
      : undefined;
    const isTheirs = leads.some(
      ({ email, phone_e164 }) =>
        (typeof email === 'string' && pointedMailbox === mailboxKey(email)) || id === `phone#${phone_e164}`,
    );
    const isMailbox = pointedMailbox !== undefined && pointedMailbox === mailbox;
    return pointed.length === 0 && (isMailbox || isTheirs);
  };

export const entriesOfLeads = ({ entries }: Row, leadIds: ReadonlySet<string>): string[] =>
  Object.entries(DayEntries.parse(entries))
    .filter(([, { lead_id }]) => leadIds.has(lead_id))
    .map(([key]) => key);

const DayEntries = z.record(z.string(), z.looseObject({ lead_id: z.string().catch('') })).catch({});

const nameOf = ({ full_name }: Row): string => `${full_name ?? ''}`.normalize('NFKC').trim().toLowerCase();

/** Whether a lead was written by hand without an email, and has the phone and the name of one of these. */
const isByHandFor =
  (leads: readonly Row[]) =>
  (row: Row): boolean =>
    LeadId.safeParse(row.id).success &&
    row.email === undefined &&
    row.phone_e164 !== undefined &&
    leads.some((lead) => lead.phone_e164 === row.phone_e164 && nameOf(lead) === nameOf(row));

async function leadsOf({ mailbox, leadIds }: Wanted): Promise<Row[]> {
  const leads = await rowsWhere(
    leadsTable,
    (row) =>
      LeadId.safeParse(row.id).success &&
      !isTombstone(row) &&
      (leadIds.includes(String(row.id)) ||
        (mailbox !== undefined && typeof row.email === 'string' && mailboxKey(row.email) === mailbox)),
  );
  const known = new Set(leads.map(({ id }) => id));
  const isByHand = isByHandFor(mailbox === undefined ? [] : leads);
  const byHand = await rowsWhere(leadsTable, (row) => isByHand(row) && !known.has(row.id));
  // They go first: an erasure that was cut short finds them again only by the others.
  return [...byHand, ...leads];
}

const isReachedOnly = ({ id, lead_ids }: Row, leadIds: ReadonlySet<string>): boolean =>
  String(id).startsWith(pointerKey.reached('')) &&
  lead_ids instanceof Set &&
  [...lead_ids].every((leadId) => leadIds.has(String(leadId)));

/** Reads the tables from end to end: no index knows emails as people type them, nor rows that something has broken. */
export async function findPersonRows({ mailbox, leadIds }: Wanted): Promise<PersonRows> {
  const leads = await leadsOf({ mailbox, leadIds });
  const ids = new Set([...leads.map(({ id }) => String(id)), ...leadIds]);
  const { customers, keptCustomers } = await personCustomers(mailbox, ids);
  const customerIds = new Set(customers.map(({ id }) => String(id)));
  const customerPointers = await rowsWhere(customersTable, pointsToThem(customerIds, leads, mailbox));
  if (ids.size === 0 && customerIds.size === 0) return { ...nothing, customerPointers };
  const quoteIds = new Set(leads.map(({ quote_id }) => quote_id));
  const timeline: Row[] = [];
  for (const id of ids) timeline.push(...(await timelineRows(id)));
  const reached = new Set(
    [mailbox, ...leads.map(({ email }) => email)].flatMap((email) =>
      typeof email === 'string' ? [pointerKey.reached(mailboxHash(email))] : [],
    ),
  );
  const isTheirs = (row: Row) =>
    ids.has(String(row.lead_id)) ||
    reached.has(String(row.id)) ||
    isReachedOnly(row, ids) ||
    (mailbox !== undefined && row.mailbox === mailbox);
  return {
    leads: leads.map((row) => PersonLead.parse(row)),
    pointers: await rowsWhere(leadsTable, isTheirs),
    timeline,
    quotes: await rowsWhere(quotesTable, (row) => isTheirs(row) || quoteIds.has(row.id)),
    customers,
    keptCustomers,
    customerPointers,
    linkedLeads: await rowsWhere(
      leadsTable,
      (row) => customerIds.has(String(row.customer_id)) && !ids.has(String(row.id)),
    ),
    days: await rowsWhere(daysTable, (row) => entriesOfLeads(row, ids).length > 0),
  };
}
