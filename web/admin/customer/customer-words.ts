import type { LeadCustomer, SeenBoat, SeenCustomer } from '#domain/customer/seen-customer.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { firstName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `3rd`. */
const ordinal = (number: number): string => `${number}${suffixes[ordinals.select(number)] ?? 'th'}`;

type History = Pick<LeadCustomer, 'jobs' | 'last_job' | 'last_waxed'> & {
  readonly place?: number | undefined;
  readonly boats: readonly unknown[];
};

/** `3rd job, 2 boats, last waxed Jul 12`. */
export function historyText(
  { place = 1, jobs, boats, last_job, last_waxed }: History,
  isDone: boolean,
  now: string,
): string {
  const known = boats.length > 0 && counted(boats.length, 'boat');
  if (jobs === 0 && !isDone && place > 1) {
    return [`${ordinal(place)} request`, 'none done yet', known].filter(Boolean).join(', ');
  }
  const last =
    last_job !== undefined && last_job !== last_waxed && `last job ${formatShortDay(last_job, now)}`;
  const waxed = last_waxed !== undefined && `last waxed ${formatShortDay(last_waxed, now)}`;
  return [`${ordinal(place)} job`, known, last, waxed].filter(Boolean).join(', ');
}

type Described = Pick<SeenBoat, 'name' | 'type' | 'length_ft'>;

/** `32 ft Cruiser/Yacht`, as far as it is known. */
export const kindOfBoat = ({ type, length_ft }: Described): string =>
  [length_ft && `${length_ft} ft`, type === 'Other' ? 'boat' : (type ?? 'boat')].filter(Boolean).join(' ');

export const boatTitle = (boat: Described): string => boat.name ?? kindOfBoat(boat);

/** `Second Wind, 32 ft, slip C-1204`. */
export function boatLine({
  name,
  type,
  length_ft,
  slip,
}: Described & { readonly slip?: string | undefined }): string {
  const kind = name ? length_ft && `${length_ft} ft` : undefined;
  return [boatTitle({ name, type, length_ft }), kind, slip && `slip ${slip}`].filter(Boolean).join(', ');
}

/** What is known of a boat besides its name: `32 ft Cruiser/Yacht, 2014 Sea Ray Sundancer, fiberglass`. */
export const boatFacts = (boat: SeenBoat): string =>
  [
    kindOfBoat(boat),
    [boat.year, boat.make, boat.model].filter(Boolean).join(' '),
    boat.hull_material?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** `Marina del Rey, Holiday Basin, dock C-1200`, or the address where nobody has told more. */
export function placeOf({ berth: { marina, dock, address } }: Pick<SeenBoat, 'berth'>): string | undefined {
  return [marina, dock && `dock ${dock}`].filter(Boolean).join(', ') || address;
}

/** The number to text, as typed where it is not a US number. */
export const textNumber = ({ phones }: Pick<SeenCustomer, 'phones'>): string | undefined => {
  const phone = phones.find(({ e164 }) => e164 !== undefined) ?? phones[0];
  return phone && (phone.e164 ?? phone.typed);
};

/** `Ana`, for buttons. */
export const calledName = ({ name }: Pick<SeenCustomer, 'name'>): string => firstName(name) || name;
