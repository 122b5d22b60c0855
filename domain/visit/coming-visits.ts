import { isCalledOff } from './called-off.ts';
import { expectedEnd } from './expected-end.ts';
import { plannedVisits, type Visit } from './visit.ts';

/** The planned visits that are not over and that we have not called off, soonest first. */
export const comingVisits = (visits: readonly Visit[], now: string): Visit[] =>
  plannedVisits(visits).filter((visit) => expectedEnd(visit) > now && !isCalledOff(visit));
