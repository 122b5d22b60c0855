import type { Berth } from '#domain/customer/customer.ts';
import { boatOf } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { customersById } from '../../data/customer/customers.ts';

/** Where the boat lies as far as its customer's card says; the lead's own address may say more, or less. */
export async function berthOfLead(lead: Lead): Promise<Berth | undefined> {
  const { customer_id } = lead;
  return customer_id === undefined ? undefined : boatOf(lead, await customersById([customer_id]))?.berth;
}
