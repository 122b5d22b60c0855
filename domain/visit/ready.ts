import type { ReadyCheck } from './visit.ts';

/** The customer said of everything that it is ready. */
export const isReady = (check: ReadyCheck | undefined): boolean =>
  check !== undefined && [check.water, check.power, check.access, check.boat].every(Boolean);
