import type { Refusal } from '../refusal.ts';
import { areWeLate } from './past-start.ts';
import type { Visit } from './visit.ts';

/** Moves of the customer's own; after that it takes a message. Canceling and choosing another time is one of them. */
export const maxMoves = 3;

/** The owner offered the move, or we are late. */
const isUncounted = (visit: Visit, now: string): boolean =>
  visit.move_offer !== undefined || areWeLate(visit, now);

export const movesUsed: Refusal = {
  reason: 'moves-used',
  sentence: 'You’ve used all your moves for this appointment. Message us, and we’ll find another time.',
};

/** What a move that the owner offered costs: who never moved hasn't heard of moves that are counted. */
export const offeredMoveText = (movesBefore: number): string =>
  movesBefore > 0 ? 'Moving is free and doesn’t count as one of your moves.' : 'Moving is free.';

/** Why a visit gets no other time from its customer; a move that the owner offered is not counted. */
export const movesRefusal = (visit: Visit, now: string): Refusal | undefined =>
  isUncounted(visit, now) || visit.moves < maxMoves ? undefined : movesUsed;

export const movesAfter = (visit: Visit, now: string): number =>
  isUncounted(visit, now) ? visit.moves : visit.moves + 1;
