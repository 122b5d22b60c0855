import { addHours } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

/** The visits that the owner called off and that would not be over yet, soonest first. Free of zod. */
export const canceledByOwner = <Seen extends Pick<Visit, 'start' | 'hours' | 'status' | 'canceled_by'>>(
  visits: readonly Seen[],
  now: string,
): Seen[] =>
  visits
    .filter(({ status, canceled_by }) => status === 'canceled' && canceled_by === undefined)
    .filter(({ start, hours }) => addHours(start, hours) > now)
    .sort((a, b) => a.start.localeCompare(b.start));
