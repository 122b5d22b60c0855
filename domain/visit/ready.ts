import { formatMoment } from '../los-angeles.ts';
import type { Site } from './utilities.ts';
import type { ReadyCheck, Visit } from './visit.ts';

export type ReadyItem = 'water' | 'power' | 'access' | 'boat';

/** What is asked of a boat before a visit: not the water or power it is known to be without. */
export const askedOf = ({ has_water, has_power }: Site): ReadyItem[] => [
  ...(has_water === false ? [] : (['water'] as const)),
  ...(has_power === false ? [] : (['power'] as const)),
  'access',
  'boat',
];

export const notAskedText = 'Not asked: no email';

/** What isn't asked keeps nothing from being ready, unless it was said. */
export const asItCounts = (check: ReadyCheck, site: Site): ReadyCheck => ({
  ...check,
  ...(site.has_water === false && { water: check.water ?? true }),
  ...(site.has_power === false && { power: check.power ?? true }),
});

/** The customer said of everything that it is ready. */
export const isReady = (check: ReadyCheck | undefined): boolean =>
  check !== undefined && [check.water, check.power, check.access, check.boat].every(Boolean);

const missingTexts: Readonly<Record<keyof ReadyCheck, string>> = {
  water: 'no water',
  power: 'no power',
  access: 'no way in',
  boat: 'the boat isn’t there',
};

/** `no power, the boat isn’t there`; an empty text while the customer said of nothing that it is not ready. */
export const missingText = (ready: ReadyCheck): string =>
  (['water', 'power', 'access', 'boat'] as const)
    .filter((thing) => ready[thing] === false)
    .map((thing) => missingTexts[thing])
    .join(', ');

/** `Not ready: no power (said Wed, Dec 2, 5:40 PM).` of a planned visit; empty while nothing whole was said. */
export function readyText({ status, ready }: Pick<Visit, 'status' | 'ready'>, now: string): string {
  if (status !== 'planned' || !ready) return '';
  const said = `(said ${formatMoment(ready.at, now)})`;
  const missing = missingText(ready);
  if (missing) return `Not ready: ${missing} ${said}.`;
  return isReady(ready) ? `All ready ${said}.` : '';
}
