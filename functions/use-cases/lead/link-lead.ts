import type { Customer } from '#domain/customer/customer.ts';
import {
  type CustomerLink,
  isLeadAlone,
  linkLead,
  linkToBoat,
  newCustomer,
  unlinkLead,
  withoutBoatOf,
} from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { Editor } from '#domain/lead-change.ts';
import { newEntry } from '#domain/timeline.ts';
import { type LeftCustomer, writeLink } from '../../data/customer/customer-links.ts';
import { customerOf } from '../../data/customer/customers.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { newCustomerIds } from '../../data/lead/new-ids.ts';
import { AppError } from '../../runtime/app-error.ts';
import { found } from '../../runtime/found.ts';
import { workableLead } from '../found-lead.ts';

const foundCustomer = (customer: Customer | undefined): Customer =>
  found(customer, 'We couldn’t find this customer.');

const withoutItsBoat = async (customer: Customer, lead: Lead): Promise<Customer> =>
  withoutBoatOf(customer, lead, (await leadsById(customer.lead_ids)).values());

const leave = async (before: Customer, lead: Lead, now: string): Promise<LeftCustomer> => ({
  before,
  after: isLeadAlone(before, lead) ? undefined : unlinkLead(await withoutItsBoat(before, lead), lead.id, now),
});

async function linkTo(
  customer: Customer,
  lead: Lead,
  boatId: string | undefined,
  now: string,
): Promise<CustomerLink> {
  if (boatId === undefined) return linkLead(customer, lead, newCustomerIds(now), now);
  const isTheirs = customer.id === lead.customer_id;
  const known = isTheirs ? await withoutItsBoat(customer, lead) : customer;
  const link = linkToBoat(known, lead, boatId, now);
  if (!link) throw new AppError('not-found', 'This customer has no such boat.');
  return { ...link, before: customer };
}

export interface LinkedLead {
  readonly lead: Lead;
  readonly customer: Customer;
}

/** Gives a lead to a customer, or makes a customer of it alone when `customerId` is null. May be repeated. */
export async function linkLeadTo(
  id: string,
  customerId: string | null,
  boatId: string | undefined,
  { admin, now }: Editor,
): Promise<LinkedLead> {
  const lead = workableLead(await leadOf(id));
  const own = lead.customer_id === undefined ? undefined : await customerOf(lead.customer_id);
  const isThere = customerId === null ? own && isLeadAlone(own, lead) : lead.customer_id === customerId;
  // A lead alone has no choice of boats.
  const isBoat = customerId === null || boatId === undefined || boatId === lead.boat_id;
  if (own && isThere && isBoat) return { lead, customer: own };

  const ids = newCustomerIds(now);
  const link =
    customerId === null
      ? { customer: newCustomer(lead, ids, now), boat_id: ids.boat }
      : await linkTo(foundCustomer(await customerOf(customerId)), lead, boatId, now);
  const left = own && own.id !== link.customer.id ? await leave(own, lead, now) : undefined;
  const status = customerId === null ? 'Unlinked from its customer' : 'Linked to a known customer';
  const entry = newEntry({ lead_id: id, status, is_public: false }, admin, now);
  if (!(await writeLink(lead, link, left, entry, now))) {
    throw new AppError(
      'conflict',
      'This lead or its customer was changed in the meantime. Please look again.',
    );
  }
  return { lead: workableLead(await leadOf(id)), customer: link.customer };
}
