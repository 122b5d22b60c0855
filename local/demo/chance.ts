import { random } from '#pictures/drawing/random.ts';

/** Numbers that look random and are the same at each start. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  whole(from: number, to: number): number;
  pick<const C extends readonly [unknown, ...unknown[]]>(choices: C): C[number];
  happens(share: number): boolean;
}

export function createChance(seed: number): Chance {
  const { next } = random(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    happens: (share) => next() < share,
  };
}
