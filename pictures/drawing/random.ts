/** Deterministic random source: the same seed draws the same picture. */
export function random(seed: number) {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low: number, high: number): number => low + next() * (high - low),
    /** Centre-heavy spread on both sides. */
    around: (centre: number, spread: number): number => centre + (next() + next() - 1) * spread,
    pick: <T>(first: T, ...others: readonly T[]): T =>
      [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
    chance: (probability: number): boolean => next() < probability,
  };
}

export type Random = ReturnType<typeof random>;
