import type { ContactPart } from '../choices.ts';
import type { Lead } from '../lead.ts';
import { contactChanged } from './contact-changed.ts';
import { type KnownField, knownFields } from './intake-values.ts';
import type { LeadIntake } from './lead-intake.ts';

export type WholeBooking = LeadIntake & {
  readonly [Field in KnownField]: NonNullable<LeadIntake[Field]>;
};

const isWhole = (booking: LeadIntake): booking is WholeBooking =>
  knownFields.every((field) => booking[field] !== undefined);

export const missingFields = (booking: LeadIntake): KnownField[] =>
  knownFields.filter((field) => booking[field] === undefined);

/** The customer and the boat of the earlier request, as far as the booking is about them. */
export type KnownLink = Pick<Lead, 'customer_id' | 'boat_id'>;

type Filled =
  | { readonly booking: WholeBooking; readonly known: KnownLink; readonly changed: readonly ContactPart[] }
  | { readonly booking: undefined };

export const isAnotherBoat = (
  { boatType, boatLengthFt }: LeadIntake,
  { boat_type, length_ft }: Lead,
): boolean =>
  (boatType !== undefined && boatType !== boat_type) ||
  (boatLengthFt !== undefined && boatLengthFt !== length_ft);

function boatDetails(booking: LeadIntake, earlier: Lead) {
  if (isAnotherBoat(booking, earlier)) return {};
  const { brand, model, year, hull_material: hullMaterial } = earlier;
  return { brand, model, year, hullMaterial };
}

const answersOf = (lead: Lead) => ({
  fullName: lead.full_name,
  email: lead.email,
  phone: lead.phone,
  address: lead.address,
  city: lead.city,
  state: lead.state,
  zip: lead.zip,
  boatType: lead.boat_type,
  boatLengthFt: lead.length_ft,
});

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>; // a subset of its entries

/**
 * The earlier request's answers fill what `sent` leaves out, unless it names an email: whoever has a leaked link could
 * try addresses until one fits.
 */
export function bookedAgain(sent: LeadIntake, earlier: Lead | undefined): Filled {
  if (!earlier || sent.email !== undefined) {
    const changed = earlier && earlier.email === sent.email ? contactChanged(sent, earlier) : [];
    return isWhole(sent) ? { booking: sent, known: {}, changed } : { booking: undefined };
  }
  const booking = { ...given(answersOf(earlier)), ...given(boatDetails(sent, earlier)), ...given(sent) };
  const { customer_id, boat_id } = earlier;
  const known = { customer_id, boat_id: isAnotherBoat(sent, earlier) ? undefined : boat_id };
  const filled: LeadIntake = { ...sent, ...booking };
  return isWhole(filled)
    ? { booking: filled, known, changed: contactChanged(sent, earlier) }
    : { booking: undefined };
}
