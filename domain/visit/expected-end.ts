import { addHours } from '../los-angeles.ts';
import { expectedStart } from './expected-start.ts';
import type { Visit } from './visit.ts';

/** When a visit is over, as it began or is to begin by what was said. */
export const expectedEnd = (visit: Parameters<typeof expectedStart>[0] & Pick<Visit, 'hours'>): string =>
  addHours(expectedStart(visit), visit.hours);
