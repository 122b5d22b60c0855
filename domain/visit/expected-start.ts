import type { Late, Visit } from './visit.ts';

interface Begun extends Pick<Visit, 'start' | 'started_at'> {
  readonly late?: Late | undefined;
  readonly status: string;
}

/** When the work began, or begins as far as that was said; else when it is planned. */
export const expectedStart = ({ status, start, started_at, late }: Begun): string =>
  (status === 'underway' ? started_at : late?.about) ?? start;

/** Whether we may have been at the boat and found nobody: the work began, or the start that was told has passed. */
export const mayBeMissed = (visit: Begun, now: string): boolean =>
  visit.status === 'underway' || (visit.status === 'planned' && expectedStart(visit) <= now);
