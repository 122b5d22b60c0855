import { type BoatType, type ConditionLevel, type OxidationLevel, preferredWindowLabels } from './choices.ts';
import type { Lead } from './lead.ts';
import { formatMoment, formatWeekday, instantOf } from './los-angeles.ts';
import { capitalized, joined } from './plain-text.ts';
import { aboutDollars, estimateDollars } from './price/estimates.ts';
import { firstFloors, firstNames, firstRates } from './price/first-rates.ts';
import type { PriceAgain } from './price/price-again.ts';
import { isReturnVisit } from './visit/return-visit.ts';

const boatWords: Readonly<Partial<Record<BoatType, string>>> = { Fishing: 'fishing boat', Other: 'boat' };

/** `24 ft Runabout`, `20 ft fishing boat`, or whatever of it is known; an empty text when nothing is. */
export function boatText({ boat_type, length_ft }: Partial<Pick<Lead, 'boat_type' | 'length_ft'>>): string {
  const word = boat_type && (boatWords[boat_type] ?? boat_type);
  return length_ft === undefined ? capitalized(word ?? '') : `${length_ft} ft ${word ?? 'boat'}`;
}

/** `Runabout, 24 ft`, or whatever of it is known; an empty text when nothing is. */
export const boatLine = ({ boat_type, length_ft }: Partial<Pick<Lead, 'boat_type' | 'length_ft'>>): string =>
  inOneLine(boat_type, length_ft === undefined ? undefined : `${length_ft} ft`);

/** `Complete Detail`, as it was called when it was chosen, or what the business does when nobody has chosen yet. */
export const serviceText = ({
  requested_service,
  service_name,
}: Pick<Lead, 'requested_service' | 'service_name'>): string =>
  requested_service ? (service_name ?? firstNames[requested_service]) : 'Boat detailing';

/** Dollars per foot at which the lead came in; undefined until the service is known. */
export const rateOf = ({
  requested_service,
  rate_per_foot,
}: Pick<Lead, 'requested_service' | 'rate_per_foot'>): number | undefined =>
  requested_service && (rate_per_foot ?? firstRates[requested_service]);

/** The price of last time that its customer was told, while the lead is about the same work. */
export const toldAgain = ({
  price_again: told,
  requested_service,
  length_ft,
}: Partial<Pick<Lead, 'price_again' | 'requested_service' | 'length_ft'>>): PriceAgain | undefined =>
  told?.requested_service === requested_service && told?.length_ft === length_ft ? told : undefined;

/** In whole dollars: as they were told, or else the rate times the length; undefined until both are known. */
export function estimateOf(
  lead: Pick<Lead, 'requested_service' | 'length_ft' | 'rate_per_foot' | 'price_again'>,
): number | undefined {
  const told = toldAgain(lead);
  if (told) return told.dollars;
  const ratePerFoot = rateOf(lead);
  return ratePerFoot !== undefined && lead.length_ft !== undefined
    ? estimateDollars({ ratePerFoot }, lead.length_ft)
    : undefined;
}

type Rated = Pick<Lead, 'requested_service' | 'rate_is_floor' | 'price_again' | 'length_ft'>;

/** Whether the lead's price is a minimum, as it was when the service was chosen; that of last time is none. */
export function isFloor(lead: Rated): boolean {
  const { requested_service: service, rate_is_floor } = lead;
  if (toldAgain(lead)) return false;
  return rate_is_floor ?? (service !== undefined && firstFloors.includes(service));
}

/** `~$784`, or `from $840` where the rate is a floor; undefined until there is an estimate. */
export const ballparkText = (lead: Rated, estimate: number | undefined): string | undefined =>
  estimate === undefined ? undefined : aboutDollars({ priceIsFloor: isFloor(lead) }, estimate);

/** `Basin C, slip 1204, Marina del Rey, CA 90292`, or whatever of it is known. */
export const addressText = ({
  address,
  city,
  state,
  zip,
}: Partial<Pick<Lead, 'address' | 'city' | 'state' | 'zip'>>): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The facts that are known, in one line: `Complete Detail, 24 ft Runabout, Marina del Rey`. */
export const inOneLine = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

export const accessText = (isThere: boolean | undefined): string | undefined => {
  if (isThere === undefined) return undefined;
  return isThere ? 'Available' : 'Not Available';
};

/** Types whose word within a sentence is not just their label in lower case. */
const typesInSentence: Partial<Record<BoatType, string>> = { ...boatWords, PWC: 'PWC' };

/** `24 ft runabout`, for use within a sentence; an empty text when nothing is known. */
export function boatInSentence({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string {
  if (boat_type === undefined) return boatText({ length_ft });
  const words = typesInSentence[boat_type] ?? boat_type.toLowerCase();
  return length_ft === undefined ? words : `${length_ft} ft ${words}`;
}

interface Condition {
  readonly condition_level?: ConditionLevel | undefined;
  readonly oxidation_level?: OxidationLevel | undefined;
}

/** `Good, light oxidation`; heavy oxidation is said once; undefined when nobody has told. */
export const conditionText = ({ condition_level, oxidation_level }: Condition): string | undefined =>
  inOneLine(
    condition_level,
    oxidation_level === undefined || `${oxidation_level} oxidation` === condition_level
      ? undefined
      : `${oxidation_level === 'None' ? 'no' : oxidation_level.toLowerCase()} oxidation`,
  ) || undefined;

/** `Thursday, March 19, Morning (8AM-12PM)`, or the very time that was chosen; undefined if all was left open. */
export function wishedDate({
  created_at,
  plan,
  preferred_date,
  preferred_window,
  preferred_start,
}: Pick<Lead, 'created_at' | 'preferred_date' | 'preferred_window' | 'preferred_start'> & {
  readonly plan?: object | undefined;
}): string | undefined {
  if (plan) return undefined;
  if (preferred_start !== undefined) return formatMoment(preferred_start, created_at);
  const day = preferred_date && formatWeekday(instantOf(`${preferred_date}T12:00`), created_at);
  const window = preferred_window && preferredWindowLabels[preferred_window];
  return [day, window].filter(Boolean).join(', ') || undefined;
}

/** `a new phone and address`: what differs from the request that was booked again; undefined when nothing does. */
export function changedContactText({ contact_changed }: Pick<Lead, 'contact_changed'>): string | undefined {
  if (!contact_changed) return undefined;
  return `a new ${joined(contact_changed)}`;
}

export interface JobVisit {
  readonly start: string;
  readonly booked_at?: string | undefined;
  /** Of a visit as the customer sees it. */
  readonly is_return?: true | undefined;
}

export interface Visited<V> {
  readonly completed_at?: string | undefined;
  readonly visits?: readonly V[] | undefined;
}

/** The visits of the job itself, without those that came back to it. */
export const jobVisits = <V extends JobVisit>({ completed_at, visits = [] }: Visited<V>): V[] =>
  visits.filter(
    ({ booked_at = '', start, is_return }) =>
      !is_return && !isReturnVisit({ completed_at }, { booked_at, start }),
  );

/** What the customer said is not at the boat, as in `water or power`; empty for nothing. */
export const missingHookups = ({ has_water, has_power }: Pick<Lead, 'has_water' | 'has_power'>): string =>
  [has_water === false && 'water', has_power === false && 'power'].filter(Boolean).join(' or ');

/** What is to be worked out before a boat can be done: all of it where nobody said what is missing. */
export const hookupsToCheck = (lead: Parameters<typeof missingHookups>[0]): string =>
  missingHookups(lead).replace(' or ', ' and ') || 'water and power';
