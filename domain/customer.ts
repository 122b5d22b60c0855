import * as z from 'zod';
import { areas } from './areas.ts';
import { boatTypes } from './choices.ts';
import { Instant, LeadId, sortableId } from './ids.ts';
import { severalLines, singleLine, withoutHiddenMarks } from './plain-text.ts';

export const CustomerId = z.string().regex(sortableId);
export const BoatId = z.string().regex(sortableId);

const line = (max: number) =>
  z.string().overwrite(withoutHiddenMarks).trim().max(max).regex(singleLine, 'This must be one line.');
const lines = (max: number) =>
  z.string().overwrite(withoutHiddenMarks).trim().max(max).regex(severalLines, 'This must be plain text.');

/** Where a boat is kept and what it takes to work there. */
export const Berth = z.strictObject({
  area: z.enum(areas.map(({ slug }) => slug)).optional(),
  /** Street address, city, state and ZIP code, as the customer gave them. */
  address: line(400).optional(),
  marina: line(120).optional(),
  dock: line(60).optional(),
  slip: line(60).optional(),
  gate_code: line(60).optional(),
  parking: line(200).optional(),
  /** The hookups: fitting and distance, such as `Hose bib at the dock box, 25 ft`. */
  water: line(200).optional(),
  power: line(200).optional(),
  note: lines(2000).optional(),
});
export type Berth = z.infer<typeof Berth>;

/** A customer's boat. What nobody has told is absent. Its texts may be as long as a lead's. */
export const Boat = z.strictObject({
  id: BoatId,
  type: z.enum(boatTypes).optional(),
  length_ft: z.number().optional(),
  make: line(100).optional(),
  model: line(100).optional(),
  year: z.int().optional(),
  hull_material: line(100).optional(),
  name: line(80).optional(),
  note: lines(2000).optional(),
  berth: Berth,
});
export type Boat = z.infer<typeof Boat>;

/** A phone number as it was typed, and in E.164 when it reads as a US number. */
export const Phone = z.strictObject({ typed: line(40), e164: z.string().optional() });
export type Phone = z.infer<typeof Phone>;

/**
 * A person with boats and leads. `version` rises with every write: a save names the one it saw. Leads add boats by
 * themselves, so only a save limits their number.
 */
export const Customer = z.strictObject({
  id: CustomerId,
  created_at: Instant,
  updated_at: Instant,
  version: z.int().min(1),
  name: line(120),
  /** Canonical addresses, the one to write to first. */
  emails: z.array(z.string()).max(10),
  phones: z.array(Phone).max(10),
  note: lines(10_000).optional(),
  boats: z.array(Boat),
  lead_ids: z.array(LeadId),
});
export type Customer = z.infer<typeof Customer>;

/** Who a lead says it is from. */
export interface Person {
  readonly full_name: string;
  /** Canonical. */
  readonly email?: string | undefined;
  readonly phone_e164?: string | undefined;
}

const lastName = (fullName: string): string =>
  fullName.trim().toLocaleLowerCase('en-US').split(/\s+/).at(-1) ?? '';

const sharesEmail = ({ emails }: Customer, { email }: Person): boolean =>
  email !== undefined && emails.includes(email);

const sharesPhone = ({ phones }: Customer, { phone_e164 }: Person): boolean =>
  phone_e164 !== undefined && phones.some(({ e164 }) => e164 === phone_e164);

/** Whether a lead is certainly a customer's: the same email, and the same phone or last name. */
export const isSameCustomer = (customer: Customer, person: Person): boolean =>
  sharesEmail(customer, person) &&
  (sharesPhone(customer, person) || lastName(customer.name) === lastName(person.full_name));

/** Whether the owner should be asked if a lead is a customer's: the same email or the same phone. */
export const mayBeCustomer = (customer: Customer, person: Person): boolean =>
  sharesEmail(customer, person) || sharesPhone(customer, person);

/** What a lead tells of its boat. */
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
