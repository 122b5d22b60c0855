import type { Lead } from '../lead.ts';
import { addressText } from '../lead-words.ts';
import { areas } from '../place/areas.ts';
import type { Berth } from './customer.ts';
import { isPlaceTold } from './told-place.ts';

const harbor = /\b(marina|harbou?r|basin|yacht|landing|club|wharf|pier|port|anchorage|moorage)\b/i;
const within =
  /\b(slips?|docks?|berths?|moorings?|buoys?|end[ -]?tie|gangway|stalls?|racks?|ramp|storage|driveway)\b|\d/i;

const towns = new Set(areas.flatMap(({ city }) => (city ? [city.toLowerCase()] : [])));

/** Without town, state and ZIP code, which say nothing of a slip, nor does the number of a street. */
const told = (text: string, town: string): string =>
  text
    .replace(/\b[A-Z]{2}( \d{5}(-\d{4})?\b|$)/, '')
    .split(/\s*,\s*/)
    .filter((part) => part.toLowerCase() !== town && !towns.has(part.toLowerCase()))
    .join(', ')
    .replace(/\bMarina del Rey\b/i, '')
    .replace(/^[\s,]*\d+ /, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');

/**
 * What we lack to find a boat: all of it, or where in a harbor it lies. Undefined when neither can be said to be
 * missing: an address may be a house.
 */
export function missingPlace(
  { address, city = '' }: Pick<Lead, 'address' | 'city'>,
  berth: Pick<Berth, 'address' | 'marina' | 'dock' | 'slip'> = {},
): 'place' | 'slip' | undefined {
  if (berth.dock !== undefined || berth.slip !== undefined) return undefined;
  const known = [address ?? berth.address, berth.marina].filter((text) => text !== undefined);
  const all = known
    .map((text) => told(text, city.toLowerCase()))
    .filter(Boolean)
    .join(', ');
  if (all === '') return 'place';
  return harbor.test(all) && !within.test(all) ? 'slip' : undefined;
}

/** What of the place is to be asked: nothing while the owner has the customer's words of it to read. */
export const askedPlace = (
  lead: Parameters<typeof missingPlace>[0] & Parameters<typeof isPlaceTold>[0],
  berth?: Berth,
): ReturnType<typeof missingPlace> => (isPlaceTold(lead) ? undefined : missingPlace(lead, berth));

/** The address, once we can come by it: undefined while some of it is missing, or the customer has told another place. */
export const settledPlace = (
  lead: Parameters<typeof addressText>[0] & Parameters<typeof isPlaceTold>[0],
  berth?: Berth,
): string | undefined =>
  isPlaceTold(lead) || missingPlace(lead, berth) ? undefined : addressText(lead) || undefined;
