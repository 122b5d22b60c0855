import { states } from '../choices.ts';
import type { Lead } from '../lead.ts';
import type { Berth } from './customer.ts';

type Place = Pick<Lead, 'address' | 'city' | 'state' | 'zip'>;
type KnownBerth = Pick<Berth, 'address' | 'marina' | 'dock' | 'slip'>;

/** `13755 Fiji Way, Marina del Rey, CA 90292`, as a lead's address was put together. */
const whole = new RegExp(`^(?:(.+), )?([^,]+), (${states.join('|')}) (\\d{5}(?:-\\d{4})?)$`);

/** Where a berth is, in the fields of a lead: emails, map and calendar then say the slip too. */
export function placeOfBerth({ address, marina, dock, slip }: KnownBerth): Partial<Place> {
  const [, street, city, state, zip] = (address && whole.exec(address)) || [];
  const line = [
    city === undefined ? address : street,
    city !== undefined && marina !== city && marina,
    dock && !street?.includes(dock) && `dock ${dock}`,
    slip && !street?.includes(slip) && `slip ${slip}`,
  ]
    .filter(Boolean)
    .join(', ');
  const town = city ?? marina;
  return {
    ...(line !== '' && { address: line.slice(0, 200) }),
    ...(town !== undefined && { city: town.slice(0, 100) }),
    ...(state !== undefined && { state: states.find((known) => known === state) }),
    ...(zip !== undefined && { zip }),
  };
}
