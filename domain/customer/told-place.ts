import type { Lead } from '../lead.ts';
import { isAtBoatOrOver } from '../statuses.ts';

/** Whether the address may be the wrong place: the customer has told another, which the owner has not put in it yet. */
export const isPlaceTold = ({ place_told_at, status }: Pick<Lead, 'place_told_at' | 'status'>): boolean =>
  place_told_at !== undefined && !isAtBoatOrOver(status);

/** To the owner, beside the address; never the customer's words, which may hold a gate code. */
export const placeToldText = 'Corrected by the customer, not yet in the address';
