import type { Visit } from './visit.ts';

/** The customer said of everything that it is ready. */
export const isAllReady = ({ ready }: Pick<Visit, 'ready'>): boolean =>
  ready !== undefined && [ready.water, ready.power, ready.access, ready.boat].every(Boolean);
