import type { Visit } from './visit.ts';

export const highestSequence = ({ sequence, sequence_lost = -1 }: Visit): number =>
  Math.max(sequence, sequence_lost);
