import type { ReadyCheck } from './visit.ts';

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
