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

/** `no power, the boat isn’t there`; an empty text for a boat that is ready. */
export const missingText = (ready: ReadyCheck): string =>
  (['water', 'power', 'access', 'boat'] as const)
    .filter((thing) => !ready[thing])
    .map((thing) => missingTexts[thing])
    .join(', ');
