import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import { addressText, inOneLine } from '../lead-words.ts';
import { isOver } from '../statuses.ts';
import { placeOfBerth } from './berth-place.ts';
import type { Phone } from './customer.ts';
import { missingPlace } from './missing-place.ts';
import type { Correction, FoundCustomer, SeenBoat } from './seen-customer.ts';

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
  readonly from: 'boat' | 'berth' | 'page' | 'request';
  /** The lead says something else, and said it earlier. */
  readonly isNewer?: boolean;
  readonly changes: Changes;
}

type Links = {
  readonly customer?: FoundCustomer | undefined;
  readonly boat?: SeenBoat | undefined;
  readonly corrections?: readonly Correction[] | undefined;
};

const differs = (lead: Lead, changes: Changes): boolean =>
  Object.entries(changes).some(([field, value]) => lead[field as keyof Changes] !== value); // entries of an update

const onCard = ({ type, length_ft, make, model, year }: SeenBoat): Changes => ({
  boat_type: type,
  length_ft,
  brand: make,
  model,
  year,
});

const inRequest = ({ boat_type, length_ft, brand, model, year }: Correction): Changes => ({
  boat_type,
  length_ft,
  brand,
  model,
  year,
});

const only = (changes: Changes, passes: (field: keyof Changes) => boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== undefined && passes(field as keyof Changes)), // entries of an update
  );

interface Saying extends Pick<KnownFact, 'from' | 'changes'> {
  readonly at: string;
}

/** The newest of what was said, if that is newer than what the lead says and something else. */
function newerThan(
  lead: Lead,
  saidAt: string | undefined,
  sayings: readonly Saying[],
): Omit<Saying, 'at'> | undefined {
  const [newest] = sayings.toSorted((a, b) => b.at.localeCompare(a.at));
  if (!newest || newest.at <= (saidAt ?? lead.created_at)) return undefined;
  const changes = only(newest.changes, (field) => lead[field] !== newest.changes[field]);
  return Object.keys(changes).length > 0 ? { from: newest.from, changes } : undefined;
}

const newerBoat = (lead: Lead, { boat, corrections = [] }: Links) =>
  newerThan(lead, lead.boat_said_at, [
    ...(boat?.saved_at ? [{ at: boat.saved_at, from: 'boat' as const, changes: onCard(boat) }] : []),
    ...corrections.flatMap((other) =>
      other.boat_said_at && other.boat_id !== undefined && other.boat_id === lead.boat_id
        ? [{ at: other.boat_said_at, from: 'request' as const, changes: inRequest(other) }]
        : [],
    ),
  ]);

const e164Of = ({ typed, e164 = e164OfPhone(typed) }: Phone): string | undefined => e164;

/** A number that still stands on the customer's page was not replaced. */
function newerPhone(lead: Lead, { customer, corrections = [] }: Links) {
  const phones = customer?.phones ?? [];
  const isReplaced = !phones.some((phone) => e164Of(phone) === lead.phone_e164);
  const saying = newerThan(lead, lead.phone_said_at, [
    ...phones.flatMap(({ typed, saved_at }) =>
      isReplaced && saved_at ? [{ at: saved_at, from: 'page' as const, changes: { phone: typed } }] : [],
    ),
    ...corrections.flatMap(({ phone, phone_said_at }) =>
      phone_said_at && phone !== undefined
        ? [{ at: phone_said_at, from: 'request' as const, changes: { phone } }]
        : [],
    ),
  ]);
  const isSame = saying?.changes.phone && e164OfPhone(saying.changes.phone) === lead.phone_e164;
  return isSame ? undefined : saying;
}

const boatValue = ({ length_ft, boat_type, year, brand, model }: Changes): string =>
  inOneLine(
    length_ft ? `${length_ft} ft` : undefined,
    boat_type ?? undefined,
    [year, brand, model].filter(Boolean).join(' ') || undefined,
  );

/** What customer and boat know that an open lead does not, each to be taken with one press and never by itself. */
export function knownFacts(lead: Lead, links: Links): KnownFact[] {
  const { customer, boat } = links;
  if (!customer || isOver(lead.status)) return [];
  const place = boat ? placeOfBerth(boat.berth) : {};
  const newer = { boat: newerBoat(lead, links), phone: newerPhone(lead, links) };
  const ofBoat = boat ? only(onCard(boat), (field) => lead[field] === undefined) : {};
  const email = customer.emails.find((known) => known !== lead.email);
  const phone = customer.phones.find((known) => e164Of(known) !== lead.phone_e164);
  const facts: (KnownFact | false | undefined)[] = [
    newer.boat
      ? { fact: 'boat', value: boatValue(newer.boat.changes), isNewer: true, ...newer.boat }
      : Object.keys(ofBoat).length > 0 && {
          fact: 'boat',
          value: boatValue(ofBoat),
          from: 'boat',
          changes: ofBoat,
        },
    // A whole address that the owner has typed since is not less true than the berth's.
    (lead.address === undefined || boat?.berth.slip !== undefined) &&
      place.address !== undefined &&
      missingPlace({ city: lead.city }, boat?.berth) !== 'place' &&
      !(lead.address ?? '').includes(boat?.berth.slip ?? place.address) &&
      differs(lead, place) && {
        fact: 'place',
        value: addressText(place),
        from: 'berth',
        changes: place,
      },
    newer.phone
      ? { fact: 'phone', value: newer.phone.changes.phone ?? '', isNewer: true, ...newer.phone }
      : lead.phone === undefined &&
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
