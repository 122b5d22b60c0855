import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import { addressText, inOneLine } from '../lead-words.ts';
import { placeOfBerth } from './berth-place.ts';
import type { FoundCustomer, SeenBoat } from './seen-customer.ts';

type Changes = Partial<
  Pick<
    Lead,
    | 'email'
    | 'phone'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'boat_type'
    | 'length_ft'
    | 'brand'
    | 'model'
    | 'year'
  >
>;

/** What is known of a customer and would change their lead, once the owner says so. */
export interface KnownFact {
  readonly fact: 'boat' | 'place' | 'phone' | 'email';
  /** `18650 Bollinger, slip 1204`. */
  readonly value: string;
  readonly from: 'boat' | 'berth' | 'page';
  readonly changes: Changes;
}

type Links = { readonly customer?: FoundCustomer | undefined; readonly boat?: SeenBoat | undefined };

const differs = (lead: Lead, changes: Changes): boolean =>
  Object.entries(changes).some(([field, value]) => lead[field as keyof Changes] !== value); // entries of an update

function boatFact(lead: Lead, { type, length_ft, make, model, year }: SeenBoat): Changes {
  return {
    ...(lead.boat_type === undefined && type !== undefined && { boat_type: type }),
    ...(lead.length_ft === undefined && length_ft !== undefined && { length_ft }),
    ...(lead.brand === undefined && make !== undefined && { brand: make }),
    ...(lead.model === undefined && model !== undefined && { model }),
    ...(lead.year === undefined && year !== undefined && { year }),
  };
}

/** What customer and boat know that an open lead does not, each to be taken with one press and never by itself. */
export function knownFacts(lead: Lead, { customer, boat }: Links): KnownFact[] {
  if (!customer || lead.status === 'COMPLETED' || lead.status === 'CANCELED') return [];
  const place = boat ? placeOfBerth(boat.berth) : {};
  const ofBoat = boat ? boatFact(lead, boat) : {};
  const email = customer.emails.find((known) => known !== lead.email);
  const phone = customer.phones.find(({ typed, e164 = e164OfPhone(typed) }) => e164 !== lead.phone_e164);
  const facts: (KnownFact | false | undefined)[] = [
    Object.keys(ofBoat).length > 0 && {
      fact: 'boat',
      value: inOneLine(
        ofBoat.length_ft ? `${ofBoat.length_ft} ft` : undefined,
        ofBoat.boat_type ?? undefined,
        [ofBoat.year, ofBoat.brand, ofBoat.model].filter(Boolean).join(' ') || undefined,
      ),
      from: 'boat',
      changes: ofBoat,
    },
    // A whole address that the owner has typed since is not less true than the berth's.
    (lead.address === undefined || boat?.berth.slip !== undefined) &&
      place.address !== undefined &&
      !(lead.address ?? '').includes(boat?.berth.slip ?? place.address) &&
      differs(lead, place) && {
        fact: 'place',
        value: addressText(place),
        from: 'berth',
        changes: place,
      },
    lead.phone === undefined &&
      phone !== undefined && {
        fact: 'phone',
        value: phone.typed,
        from: 'page',
        changes: { phone: phone.typed },
      },
    (lead.email === undefined || lead.mail_problem !== undefined) &&
      email !== undefined && { fact: 'email', value: email, from: 'page', changes: { email } },
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}
