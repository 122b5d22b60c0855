import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Customer, CustomerId } from '#domain/customer/customer.ts';
import type { Person } from '#domain/customer/customer-matching.ts';
import { type CustomerLink, searchTextOf } from '#domain/customer/customer-of-lead.ts';
import { expiryAfter } from '#domain/los-angeles.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { tombstoneDays } from '#domain/privacy/work-in-hand.ts';
import { env } from '../../runtime/env.ts';
import { type RowPart, readParts, readRows } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { customersTable, listShardOf } from '../keys.ts';
import { reachedAt } from '../reached-leads.ts';
import { noteCustomerEdits } from '../search/recent-edits.ts';
import { type TransactItem, transact } from '../transaction.ts';

const keyOf = {
  email: (address: string) => `email#${mailboxKey(address)}`,
  phone: (e164: string) => `phone#${e164}`,
  page: (key: string) => `page#${key}`,
  plans: 'plans#all',
};

const StoredCustomer = Customer.strip();
/** The last id taken away takes the set along. */
const Pointer = z.object({ customer_ids: z.set(CustomerId).default(new Set()) });

const customerOfRow = (row: Record<string, unknown>): Customer => StoredCustomer.parse(row);

/** The id of the customer whose page a key was made for; it may be an old one. */
export async function customerIdOfPage(key: string): Promise<string | undefined> {
  const { Item } = await documents().send(
    new GetCommand({
      TableName: env(customersTable.env),
      Key: { id: keyOf.page(key) },
      ConsistentRead: true,
    }),
  );
  const [id] = Item ? Pointer.parse(Item).customer_ids : [];
  return id;
}

export async function customersWithPlans(): Promise<Customer[]> {
  const [pointer] = await readRows(customersTable, [keyOf.plans]);
  const ids = pointer ? [...Pointer.parse(pointer).customer_ids] : [];
  return [...(await customersById(ids.sort())).values()];
}

/** A customer by id, strongly consistent. */
export async function customerOf(id: string): Promise<Customer | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(customersTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item && Item.deleted !== true ? customerOfRow(Item) : undefined;
}

interface SeenPointer {
  readonly key: string;
  readonly ids: ReadonlySet<string> | undefined;
}

export interface Candidates {
  readonly customers: readonly Customer[];
  /** Who had the email: a new customer is made only while nobody else has come to it. */
  readonly seen: SeenPointer | undefined;
}

/** Anybody may send requests with the same phone: their number must not slow the next one down. */
const maxCandidates = 100;

/** The customers who share an email or a phone with somebody, strongly consistent. */
export async function candidatesFor({ email, phone_e164 }: Person): Promise<Candidates> {
  const emailKey = email === undefined ? undefined : keyOf.email(email);
  const pointers = await readRows(customersTable, [
    ...(emailKey === undefined ? [] : [emailKey]),
    ...(phone_e164 === undefined ? [] : [keyOf.phone(phone_e164)]),
  ]);
  const idsOf = (pointer: Record<string, unknown>) => Pointer.parse(pointer).customer_ids;
  const ofEmail = pointers.find(({ id }) => id === emailKey);
  const ids = ofEmail && idsOf(ofEmail);
  // Those of the email first: a customer is certain only by it.
  const candidates = new Set([...(ids ?? []), ...pointers.flatMap((pointer) => [...idsOf(pointer)])]);
  const customers = await readRows(customersTable, [...candidates].slice(0, maxCandidates));
  return {
    customers: customers
      .filter(({ deleted }) => deleted !== true)
      .map(customerOfRow)
      .sort((a, b) => a.id.localeCompare(b.id)),
    seen: emailKey === undefined ? undefined : { key: emailKey, ids: ids?.size ? ids : undefined },
  };
}

export const customersLike = async (person: Person): Promise<readonly Customer[]> =>
  (await candidatesFor(person)).customers;

const recordOf = (customer: Customer): Record<string, unknown> => ({
  ...customer,
  list_shard: listShardOf(customer.id),
  search_text: searchTextOf(customer),
  boat_count: customer.boats.length,
});

const pointersOf = ({ emails, phones, page_key, plans = [] }: Customer): string[] => {
  const ofPhones = phones.flatMap(({ e164 }) => (e164 === undefined ? [] : [keyOf.phone(e164)]));
  const ofPage = page_key === undefined ? [] : [keyOf.page(page_key)];
  const ofPlans = plans.length > 0 ? [keyOf.plans] : [];
  return [...new Set([...emails.map(keyOf.email), ...ofPhones, ...ofPage, ...ofPlans])];
};

const asSeen = ({ ids }: SeenPointer) =>
  ids
    ? { ConditionExpression: 'customer_ids = :seen', values: { ':seen': new Set(ids) } }
    : { ConditionExpression: 'attribute_not_exists(customer_ids)', values: {} };

const pointTo =
  (customerId: string, action: 'ADD' | 'DELETE', seen?: SeenPointer) =>
  (id: string): TransactItem => {
    const { values = {}, ...condition } = seen?.key === id ? asSeen(seen) : {};
    return {
      Update: {
        TableName: env(customersTable.env),
        Key: { id },
        UpdateExpression: `${action} customer_ids :customer`,
        ...condition,
        ExpressionAttributeValues: { ':customer': new Set([customerId]), ...values },
      },
    };
  };

/** Pointers hold while the customer is as read, a new one while nobody else came to the `seen` email. */
export function customerWrites(
  { customer, before }: Pick<CustomerLink, 'customer' | 'before'>,
  seen?: SeenPointer,
): TransactItem[] {
  const earlier = before ? pointersOf(before) : [];
  const pointers = pointersOf(customer);
  return [
    {
      Put: {
        TableName: env(customersTable.env),
        Item: recordOf(customer),
        ...(before
          ? { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': before.version } }
          : { ConditionExpression: 'attribute_not_exists(id)' }),
      },
    },
    ...pointers
      .filter((key) => !earlier.includes(key))
      .map(pointTo(customer.id, 'ADD', before ? undefined : seen)),
    ...earlier.filter((key) => !pointers.includes(key)).map(pointTo(customer.id, 'DELETE')),
  ];
}

export const customerPartsById = <Part extends RowPart>(part: Part, ids: readonly string[]) =>
  readParts(customersTable, part, ids, ['deleted']);

export async function customersById(ids: readonly string[]): Promise<Map<string, Customer>> {
  const rows = await readRows(customersTable, ids);
  const customers = rows.filter(({ deleted }) => deleted !== true).map(customerOfRow);
  return new Map(customers.map((customer) => [customer.id, customer]));
}

/** The writes that save a customer; the search shows it at once. */
export async function customerSave(before: Customer, customer: Customer, now: string) {
  await noteCustomerEdits([customer.id], now);
  const mailboxes = new Set(customer.emails.map(mailboxKey));
  const left = before.emails.filter((email) => !mailboxes.has(mailboxKey(email)));
  return {
    customer: customerWrites({ customer, before }),
    reached: before.lead_ids.length > 0 ? left.map((email) => reachedAt(email, before.lead_ids)) : [],
  };
}

/** False, nothing written, when it has changed since it was read. */
export const saveCustomer = async (before: Customer, customer: Customer, now: string): Promise<boolean> =>
  (await transact(await customerSave(before, customer, now))).length === 0;

/** What stays of a customer that is no more, until the search has heard of it. */
export const customerTombstone = (id: string, now: string): Record<string, unknown> => ({
  id,
  deleted: true,
  updated_at: now,
  list_shard: listShardOf(id),
  expires_at: expiryAfter(now, tombstoneDays),
});

/** Takes a customer away with the pointers by which it was found, while it is as it was read. */
export const buriedCustomer = (before: Customer, now: string): TransactItem[] => [
  {
    Put: {
      TableName: env(customersTable.env),
      Item: customerTombstone(before.id, now),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': before.version },
    },
  },
  ...pointersOf(before).map(pointTo(before.id, 'DELETE')),
];
