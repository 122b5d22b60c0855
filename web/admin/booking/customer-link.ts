import * as z from 'zod';
import { placeOfBerth } from '#domain/customer/berth-place.ts';
import { FoundCustomer } from '#domain/customer/seen-customer.ts';
import { counted } from '#domain/plain-text.ts';
import { isEmail, NewLeadTexts } from './new-lead-texts.ts';

export type FoundBoat = FoundCustomer['boats'][number];

export const CustomerLink = z.object({
  customer: FoundCustomer,
  /** Undefined for a boat that they haven't brought before. */
  boat: FoundCustomer.shape.boats.element.optional(),
  /** What had been typed before the link. */
  before: NewLeadTexts,
});
export type CustomerLink = z.infer<typeof CustomerLink>;

/** `Ana Ortiz, 2 boats, Marina del Rey`. */
export function customerLine({ name, boats }: FoundCustomer): string {
  const count = boats.length > 0 && counted(boats.length, 'boat');
  const marina = boats.find((boat) => boat.marina !== undefined)?.marina;
  return [name, count, marina].filter(Boolean).join(', ');
}

export function boatTexts(boat: FoundBoat): Partial<NewLeadTexts> {
  const { address, city } = placeOfBerth(boat);
  return {
    ...(boat.length_ft !== undefined && { boatLengthFt: String(boat.length_ft) }),
    ...(boat.type !== undefined && { boatType: boat.type }),
    ...(city !== undefined && { city }),
    ...(address !== undefined && { address }),
  };
}

/** The fields that a link fills in: the customer's own name, and the contacts that were not typed. */
export function linkedTexts(
  { name, emails, phones }: FoundCustomer,
  typed: NewLeadTexts,
): Partial<NewLeadTexts> {
  const [phone = '', email = ''] = [phones[0]?.typed, emails[0]];
  const contact = typed.contact.trim() === '' ? phone || email : typed.contact;
  const other = isEmail(contact) ? phone : email;
  return {
    fullName: name,
    contact,
    otherContact: typed.otherContact.trim() === '' ? other : typed.otherContact,
    ...(typed.source === 'phone' && { source: 'repeat' }),
  };
}

/** What was filled in gives way to what stood before; what was typed over it stays. */
const takenOut = (
  filled: Partial<NewLeadTexts>,
  texts: NewLeadTexts,
  before: NewLeadTexts,
): Partial<NewLeadTexts> =>
  Object.fromEntries(
    Object.entries(filled).flatMap(([name, text]) => {
      const field = name as keyof NewLeadTexts; // entries of the texts
      return texts[field] === text ? [[field, before[field]]] : [];
    }),
  );

/** The fields that change with another of the customer's boats, or a new one. */
export const textsWithBoat = (
  { boat, before }: CustomerLink,
  next: FoundBoat | undefined,
  texts: NewLeadTexts,
): Partial<NewLeadTexts> => ({
  ...takenOut(boat ? boatTexts(boat) : {}, texts, before),
  ...(next && boatTexts(next)),
});

/** The fields that change when the link is undone. */
export const unlinkedTexts = (
  { customer, boat, before }: CustomerLink,
  texts: NewLeadTexts,
): Partial<NewLeadTexts> =>
  takenOut({ ...linkedTexts(customer, before), ...(boat && boatTexts(boat)) }, texts, before);
