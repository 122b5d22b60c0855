import type { Boat, Customer } from './customer.ts';
import { e164OfPhone } from './lead-intake.ts';
import type { CustomerSave, SavedBoat } from './operations/customers.ts';

function savedBoat(
  { id, has_gate_code: _, ...saved }: SavedBoat,
  before: Customer,
  freshId: () => string,
): Boat {
  const known = before.boats.find((boat) => boat.id === id);
  const { gate_code = known?.berth.gate_code, ...berth } = saved.berth;
  return {
    ...saved,
    id: known?.id ?? freshId(),
    berth: { ...berth, ...(gate_code && { gate_code }) },
  };
}

/** A customer as the owner has saved it: the next version of the one that was seen. */
export function savedCustomer(
  before: Customer,
  { name, emails, phones, note, boats }: CustomerSave,
  freshId: () => string,
  now: string,
): Customer {
  const { note: _, ...kept } = before;
  return {
    ...kept,
    name,
    emails: [...new Set(emails)],
    phones: phones.map(({ typed }) => {
      const e164 = e164OfPhone(typed);
      return e164 === undefined ? { typed } : { typed, e164 };
    }),
    ...(note && { note }),
    boats: boats.map((boat) => savedBoat(boat, before, freshId)),
    version: before.version + 1,
    updated_at: now,
  };
}

/** Whether two versions of a customer say the same. */
export const isSameSaid = (a: Customer, b: Customer): boolean => {
  const said = ({ name, emails, phones, note, boats }: Customer) =>
    JSON.stringify([name, emails, phones, note, boats], inOrder);
  return said(a) === said(b);
};

/** The boats that a save takes away. */
export const removedBoats = (before: Customer, after: Customer): string[] =>
  before.boats.map(({ id }) => id).filter((id) => !after.boats.some((boat) => boat.id === id));

/** Fields by name, so that their order says nothing. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
