import type { Lead } from '../lead.ts';
import { addressText } from '../lead-words.ts';
import { areaOfAddress } from '../place/area-places.ts';
import type { Boat, Customer, Phone } from './customer.ts';
import { isSameBoat, isSameCustomer } from './customer-matching.ts';

export interface FreshIds {
  readonly customer: string;
  readonly boat: string;
}

export interface CustomerLink {
  readonly customer: Customer;
  readonly boat_id: string;
  readonly before?: Customer;
}

export const boatOf = (
  { customer_id = '', boat_id }: Pick<Lead, 'customer_id' | 'boat_id'>,
  customers: ReadonlyMap<string, Pick<Customer, 'boats'>>,
): Boat | undefined => customers.get(customer_id)?.boats.find(({ id }) => id === boat_id);

export const linkFields = ({ customer, boat_id }: CustomerLink) => ({ customer_id: customer.id, boat_id });

const addressOf = (lead: Lead): string | undefined => addressText(lead) || undefined;

function boatOfLead(lead: Lead, id: string): Boat {
  const boat: { [Name in keyof Boat]: Boat[Name] | undefined } = {
    id,
    type: lead.boat_type,
    length_ft: lead.length_ft,
    make: lead.brand,
    model: lead.model,
    year: lead.year,
    hull_material: lead.hull_material,
    name: undefined,
    note: undefined,
    berth: withoutAbsent({ area: areaOfAddress(lead), address: addressOf(lead) }),
  };
  return withoutAbsent(boat);
}

function withoutAbsent<T extends object>(value: { [Name in keyof T]: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T; // fields that were undefined are optional in T
}

const phonesOf = ({ phone, phone_e164 }: Lead): Phone[] =>
  phone === undefined ? [] : [withoutAbsent<Phone>({ typed: phone, e164: phone_e164 })];

export const newCustomer = (lead: Lead, ids: FreshIds, now: string): Customer => ({
  id: ids.customer,
  created_at: now,
  updated_at: now,
  version: 1,
  name: lead.full_name,
  emails: lead.email === undefined ? [] : [lead.email],
  phones: phonesOf(lead),
  boats: [boatOfLead(lead, ids.boat)],
  lead_ids: [lead.id],
});

export function linkToBoat(
  customer: Customer,
  lead: Lead,
  boat_id: string,
  now: string,
): CustomerLink | undefined {
  if (!customer.boats.some(({ id }) => id === boat_id)) return undefined;
  const lead_ids = [...new Set([...customer.lead_ids, lead.id])];
  return {
    before: customer,
    customer: { ...customer, lead_ids, version: customer.version + 1, updated_at: now },
    boat_id,
  };
}

/** Whether a customer is no more than what a lead alone makes, so that nothing is lost with it. */
export function isLeadAlone(customer: Customer, lead: Lead): boolean {
  const { boat_id = '' } = lead;
  if (customer.plans) return false;
  const said = ({ name, emails, phones, note, boats, lead_ids }: Customer) =>
    JSON.stringify([name, emails, phones.map(({ typed }) => typed), note, boats.map(boatFields), lead_ids]);
  return said(customer) === said(newCustomer(lead, { customer: customer.id, boat: boat_id }, ''));
}

/** The customer whom a lead alone makes, once the lead has changed; undefined where more is known, or nothing changes. */
export function loneCustomerAfter(
  customer: Customer,
  lead: Lead,
  after: Lead,
  now: string,
): Customer | undefined {
  if (!isLeadAlone(customer, lead) || isLeadAlone(customer, after)) return undefined;
  const next = newCustomer(after, { customer: customer.id, boat: after.boat_id ?? '' }, now);
  // The key of the customer's page stays: it is in emails.
  return { ...customer, ...next, created_at: customer.created_at, version: customer.version + 1 };
}

const boatFields = ({ berth, ...boat }: Boat): string =>
  JSON.stringify([...Object.entries(boat).sort(), ...Object.entries(berth).sort()]);

/** Without the boat that a lead alone brought along and that nobody knows more of. */
export function withoutBoatOf(
  customer: Customer,
  lead: Lead,
  leads: Iterable<Pick<Lead, 'id' | 'boat_id'>>,
): Customer {
  const { boat_id = '' } = lead;
  const isOthers = [...leads].some((other) => other.id !== lead.id && other.boat_id === boat_id);
  if (isOthers || customer.boats.length === 1 || customer.plans?.some((plan) => plan.boat_id === boat_id))
    return customer;
  const brought = boatFields(boatOfLead(lead, boat_id));
  const boats = customer.boats.filter((boat) => boatFields(boat) !== brought);
  return { ...customer, boats };
}

/** Gives a lead to a known customer, with its boat; emails and phones are never taken over by themselves. */
export function linkLead(
  customer: Customer,
  lead: Lead,
  ids: Pick<FreshIds, 'boat'>,
  now: string,
): CustomerLink {
  const known = customer.boats.find((boat) => isSameBoat(boat, lead));
  const boats = known ? customer.boats : [...customer.boats, boatOfLead(lead, ids.boat)];
  return {
    before: customer,
    customer: {
      ...customer,
      boats,
      lead_ids: [...new Set([...customer.lead_ids, lead.id])],
      version: customer.version + 1,
      updated_at: now,
    },
    boat_id: known?.id ?? ids.boat,
  };
}

/** A row of the database holds 400 KB: strangers who book in a customer's name must not make the next booking fail. */
const [maxBoats, maxLeads] = [100, 2000];

export const hasRoom = ({ boats, lead_ids }: Customer): boolean =>
  boats.length < maxBoats && lead_ids.length < maxLeads;

/** The known customer that a lead certainly belongs to, the oldest of several, or a new one. */
export function customerOfLead(
  lead: Lead,
  candidates: readonly Customer[],
  ids: FreshIds,
  now: string,
): CustomerLink {
  const known = candidates
    .filter((candidate) => isSameCustomer(candidate, lead) && hasRoom(candidate))
    .sort((a, b) => a.id.localeCompare(b.id))[0];
  if (known) return linkLead(known, lead, ids, now);
  return { customer: newCustomer(lead, ids, now), boat_id: ids.boat };
}

export const linkAgain = (
  customer: Customer,
  lead: Lead,
  { boat_id }: Pick<Lead, 'boat_id'>,
  ids: FreshIds,
  now: string,
): CustomerLink =>
  (boat_id !== undefined && linkToBoat(customer, lead, boat_id, now)) || linkLead(customer, lead, ids, now);

/** The boat that came with the lead stays: the owner may know it by now. */
export const unlinkLead = (customer: Customer, leadId: string, now: string): Customer => ({
  ...customer,
  lead_ids: customer.lead_ids.filter((id) => id !== leadId),
  version: customer.version + 1,
  updated_at: now,
});

/** The words by which a customer's leads are found besides their own: phones, boats, berths. */
export const searchTextOf = ({ emails, phones, boats }: Customer): string =>
  [
    ...emails,
    ...phones.flatMap(({ typed, e164 = '' }) => [typed, e164]),
    ...boats.flatMap(({ name, make, model, berth: { marina, dock, slip } }) => [
      name,
      make,
      model,
      marina,
      dock,
      slip,
    ]),
  ]
    .filter(Boolean)
    .join('\n');
