import type { Visit } from './visit.ts';

/** The highest sequence that a calendar file of a visit has, or may have. */
export const highestSequence = ({ sequence, sequence_lost = -1 }: Visit): number =>
  Math.max(sequence, sequence_lost);
