import type { Lead } from '../lead.ts';
import { oneMore } from '../mail/day-count.ts';

/** Of one customer on one status page. */
export const maxActsPerDay = 60;

/** Undefined when the day's number is reached. */
export const oneMoreAct = ({ acts }: Pick<Lead, 'acts'>, now: string): Lead['acts'] =>
  oneMore(acts, maxActsPerDay, now);
