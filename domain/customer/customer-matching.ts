import { mailboxKey } from '../mail/mailbox-key.ts';
import type { Boat, Customer } from './customer.ts';

export interface Person {
  readonly full_name: string;
  readonly email?: string | undefined;
  readonly phone_e164?: string | undefined;
}

const lastName = (fullName: string): string =>
  fullName.trim().toLocaleLowerCase('en-US').split(/\s+/).at(-1) ?? '';

/** Whether they have a mailbox in common, however its address was typed. */
export const sharesEmail = ({ emails }: Customer, { email }: Person): boolean =>
  email !== undefined && emails.some((known) => mailboxKey(known) === mailboxKey(email));

const sharesPhone = ({ phones }: Customer, { phone_e164 }: Person): boolean =>
  phone_e164 !== undefined && phones.some(({ e164 }) => e164 === phone_e164);

/** Whether a lead is certainly a customer's: the same email, and the same phone or last name. */
export const isSameCustomer = (customer: Customer, person: Person): boolean =>
  sharesEmail(customer, person) &&
  (sharesPhone(customer, person) || lastName(customer.name) === lastName(person.full_name));

/**
 * Whether both email and phone of a request are known to be a customer's: its boat and last name strangers may know. One
 * without a phone was written down by the owner.
 */
export const isFromThem = (
  customer: Customer,
  request: Person & { readonly phone?: string | undefined },
): boolean =>
  sharesEmail(customer, request) &&
  (request.phone === undefined ||
    sharesPhone(customer, request) ||
    customer.phones.some(({ typed }) => typed === request.phone));

/** Whether the owner should be asked if a lead is a customer's: the same email or the same phone. */
export const mayBeCustomer = (customer: Customer, person: Person): boolean =>
  sharesEmail(customer, person) || sharesPhone(customer, person);

export interface DescribedBoat {
  readonly boat_type?: Boat['type'];
  readonly length_ft?: number | undefined;
  readonly brand?: string | undefined;
}

const sameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a lead is about a known boat: type and length agree, and the make if both have one. */
export const isSameBoat = (boat: Boat, { boat_type, length_ft, brand }: DescribedBoat): boolean =>
  boat_type !== undefined &&
  length_ft !== undefined &&
  boat.type === boat_type &&
  boat.length_ft === length_ft &&
  (brand === undefined || boat.make === undefined || sameText(boat.make, brand));
