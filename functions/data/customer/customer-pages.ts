import { randomBytes } from 'node:crypto';
import type { Customer } from '#domain/customer/customer.ts';
import { Slug } from '#domain/ids.ts';
import { customerIdOfPage, customerOf, saveCustomer } from './customers.ts';

/** 128 random bits. */
const newKey = (): string => randomBytes(16).toString('base64url');

/** The customer of a page; a malformed key is like an unknown one, and an old one too. */
export async function customerOfPage(key: string): Promise<Customer | undefined> {
  if (!Slug.safeParse(key).success) return undefined;
  const id = await customerIdOfPage(key);
  const customer = id === undefined ? undefined : await customerOf(id);
  return customer?.page_key === key ? customer : undefined;
}

/** Gives a customer's page a new key; the old one leads nowhere. False when the customer was changed meanwhile. */
export const renewPage = (customer: Customer, now: string): Promise<boolean> =>
  saveCustomer(
    customer,
    { ...customer, page_key: newKey(), version: customer.version + 1, updated_at: now },
    now,
  );

/** The key of a customer's page, always the same: made when it is first asked for. */
export async function pageKeyOf(customer: Customer, now: string): Promise<string> {
  if (customer.page_key !== undefined) return customer.page_key;
  await renewPage(customer, now);
  const after = await customerOf(customer.id);
  if (after?.page_key === undefined) throw new Error('A customer was changed while their page was made.');
  return after.page_key;
}
