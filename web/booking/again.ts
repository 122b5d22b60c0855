import { dayOf, wallClockOf } from '#domain/los-angeles.ts';
import type { LastPrice } from '#domain/record/last-price.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { tab } from '../storage/kept-text.ts';
import type { Answers } from './answers.ts';
import { thisVisit } from './this-visit.ts';

const againKey = 'bdla:bookAgain';

type Contact = 'mailed_to' | 'phone_end';
type Boat = 'boat_type' | 'length_ft' | 'city';
type Shown = 'first_name' | 'condition_level' | 'has_water' | 'has_power';

/** An earlier request, as its status page shows it: masked. The server alone knows the rest. `wished` is a start, `last` what it cost. */
export type Earlier = { readonly slug: string; readonly wished?: string; readonly last?: LastPrice } & Pick<
  LeadStatus,
  Contact | Boat | Shown
>;

export type KnownEarlier = Earlier & { readonly [Field in Contact | Boat]: NonNullable<LeadStatus[Field]> };

export const isBoatKnown = ({ boat_type, length_ft, city }: Earlier): boolean =>
  Boolean(boat_type && length_ft && city);

export const isKnown = (earlier: Earlier): earlier is KnownEarlier =>
  Boolean(earlier.mailed_to && earlier.phone_end) && isBoatKnown(earlier);

/** `visit` is the page that was opened with it: a later booking in this tab starts empty. */
interface Kept {
  readonly earlier: Earlier;
  readonly visit?: string;
}

/** A request whose boat the next one is about, as far as it says which. */
export function earlierOf(
  slug: string,
  lead: Pick<LeadStatus, Contact | Boat | Shown>,
  last: LastPrice | undefined,
): Earlier {
  const { first_name, condition_level, has_water, has_power } = lead;
  const { mailed_to, phone_end, boat_type, length_ft, city } = lead;
  const known = { slug, first_name, mailed_to, phone_end, boat_type, length_ft, city };
  return { ...known, condition_level, has_water, has_power, ...(last && { last }) };
}

const keep = (kept: Kept): void => tab.remember(againKey, JSON.stringify(kept));

/** Leaves a request for the booking page to repeat: in this tab, never in an address. */
export const leaveForBooking = (earlier: Earlier): void => keep({ earlier });

export const forgetEarlier = (): void => tab.forget(againKey);

/** The request that this page repeats, if it was opened for that; also after a reload. */
export function recallEarlier(): Earlier | undefined {
  const text = tab.recall(againKey);
  if (text === undefined) return undefined;
  const { earlier, visit = thisVisit() } = JSON.parse(text) as Kept; // only keep writes it
  if (visit !== thisVisit()) {
    forgetEarlier();
    return undefined;
  }
  keep({ earlier, visit });
  return earlier;
}

export const windowOf = (start: string): 'morning' | 'afternoon' =>
  wallClockOf(start).slice(11) < '12:00' ? 'morning' : 'afternoon';

/** What the form shows as answered, to be changed where it isn't so any more. */
export function answersOfEarlier(earlier: Earlier): Answers {
  const { boat_type, length_ft, city, condition_level, has_water, has_power, wished } = earlier;
  return {
    ...(boat_type && { boatType: boat_type }),
    ...(city && { city }),
    ...(wished !== undefined && {
      preferredDate: dayOf(wished),
      preferredWindow: windowOf(wished),
    }),
    ...(length_ft !== undefined && { boatLengthFt: String(length_ft) }),
    ...(condition_level && { conditionLevel: condition_level }),
    ...(has_water && { hasWater: 'on' }),
    ...(has_power && { hasPower: 'on' }),
    ...((has_water === false || has_power === false) && { accessReview: 'on' }),
  };
}
