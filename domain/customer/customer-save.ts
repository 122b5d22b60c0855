import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import type { Boat, Customer, Phone } from './customer.ts';
import type { CustomerSave, SavedBoat } from './seen-customer.ts';

const whatBoat = ({
  type,
  length_ft,
  make,
  model,
  year,
}: Pick<Boat, 'type' | 'length_ft' | 'make' | 'model' | 'year'>): string =>
  JSON.stringify([type, length_ft, make, model, year]);

function savedBoat(
  { id, has_gate_code: _, saved_at: _seen, ...saved }: SavedBoat,
  before: Customer,
  freshId: () => string,
  now: string,
): Boat {
  const known = before.boats.find((boat) => boat.id === id);
  const saved_at = known && whatBoat(known) === whatBoat(saved) ? known.saved_at : now;
  const { gate_code = known?.berth.gate_code, ...berth } = saved.berth;
  return {
    ...saved,
    id: known?.id ?? freshId(),
    ...(saved_at && { saved_at }),
    berth: { ...berth, ...(gate_code && { gate_code }) },
  };
}

function savedPhone(typed: string, { phones }: Customer, now: string): Phone {
  const e164 = e164OfPhone(typed);
  const known = phones.find((phone) => phone.typed === typed);
  const saved_at = known ? known.saved_at : now;
  return { typed, ...(e164 !== undefined && { e164 }), ...(saved_at && { saved_at }) };
}

/** A customer as the owner has saved it: the next version of the one that was seen. */
export function savedCustomer(
  before: Customer,
  { name, emails, phones, note, boats }: CustomerSave,
  freshId: () => string,
  now: string,
): Customer {
  const { note: _, plans = [], ...kept } = before;
  const stay = plans.filter(({ boat_id }) => boats.some(({ id, is_sold }) => id === boat_id && !is_sold));
  return {
    ...kept,
    name,
    emails: [...new Set(emails)],
    phones: phones.map(({ typed }) => savedPhone(typed, before, now)),
    ...(note && { note }),
    ...(stay.length > 0 && { plans: stay }),
    boats: boats.map((boat) => savedBoat(boat, before, freshId, now)),
    version: before.version + 1,
    updated_at: now,
  };
}

export const isUnchanged = (a: Customer, b: Customer): boolean => {
  const said = ({ name, emails, phones, note, boats }: Customer) =>
    JSON.stringify([name, emails, phones, note, boats], inOrder);
  return said(a) === said(b);
};

/** Whether a customer is as a save has made it, whose answer was lost: what it added has its ids by now. */
export function isSavedBefore(now: Customer, save: CustomerSave): boolean {
  if (now.version !== save.version + 1) return false;
  const boats = save.boats.map((boat, index) => {
    const id = boat.id ?? now.boats[index]?.id;
    return { ...boat, ...(id !== undefined && { id }) };
  });
  return isUnchanged(
    now,
    savedCustomer(now, { ...save, boats }, () => '', now.updated_at),
  );
}

export const removedBoats = (before: Customer, after: Customer): string[] =>
  before.boats.map(({ id }) => id).filter((id) => !after.boats.some((boat) => boat.id === id));

/** Why boats that are `removed` must stay; undefined when no lead of the customer's is about one of them. */
export const removalConflict = (
  removed: readonly string[],
  leads: readonly Pick<Lead, 'boat_id'>[],
): string | undefined =>
  leads.some(({ boat_id = '' }) => removed.includes(boat_id))
    ? 'A lead is about this boat. Link the lead to another boat first.'
    : undefined;

/** Fields by name, so that their order says nothing. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
