import type { Refusal } from '../refusal.ts';
import type { Visit } from './visit.ts';

/** Moves of the customer's own; after that it takes a message. Canceling and choosing another time is one of them. */
export const maxMoves = 3;

/** Why a visit gets no other time from its customer; a move that the owner offered is not counted. */
export const movesRefusal = ({ move_offer, moves }: Visit): Refusal | undefined =>
  move_offer || moves < maxMoves
    ? undefined
    : {
        reason: 'moves-used',
        sentence: `You’ve moved this appointment ${maxMoves} times. Write to us and we’ll find another time.`,
      };

/** The moves of the customer's own after one more, from a visit as it was. */
export const movesAfter = ({ move_offer, moves }: Visit): number => (move_offer ? moves : moves + 1);
