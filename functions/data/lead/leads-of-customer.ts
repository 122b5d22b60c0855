import type { Lead } from '#domain/lead.ts';
import { customersById } from '../customer/customers.ts';
import { leadsById } from './leads-by-id.ts';

/** All of the customer that a lead is linked to, without those in quarantine; none without a customer. */
export async function leadsOfCustomer({ customer_id }: Pick<Lead, 'customer_id'>): Promise<Lead[]> {
  if (customer_id === undefined) return [];
  const customer = (await customersById([customer_id])).get(customer_id);
  return customer ? [...(await leadsById(customer.lead_ids)).values()] : [];
}
