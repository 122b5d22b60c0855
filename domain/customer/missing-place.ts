import type { Lead } from '../lead.ts';
import type { Berth } from './customer.ts';

const harbor = /\b(marina|harbou?r|basin|yacht|landing|club|wharf|pier|port|anchorage|moorage)\b/i;
const within =
  /\b(slips?|docks?|berths?|moorings?|buoys?|end[ -]?tie|gangway|stalls?|racks?|ramp|storage|driveway)\b|\d/i;

/**
 * What we lack to find a boat: all of it, or where in a harbor it lies. Undefined when neither can be said to be
 * missing: an address may be a house. The number of a street says nothing about a slip.
 */
export function missingPlace(
  { address }: Pick<Lead, 'address'>,
  berth: Pick<Berth, 'address' | 'marina' | 'dock' | 'slip'> = {},
): 'place' | 'slip' | undefined {
  if (berth.dock !== undefined || berth.slip !== undefined) return undefined;
  const known = [address, berth.address, berth.marina].filter(Boolean).join(', ');
  if (known === '') return 'place';
  return harbor.test(known) && !within.test(known.replace(/^\d+ /, '')) ? 'slip' : undefined;
}
