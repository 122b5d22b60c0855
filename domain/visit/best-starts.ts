import type { RankedStart } from './ranked-start.ts';

/** The best `count` of ranked starts. Bad weather is suggested only where there is nothing else. */
export function bestStarts(ranked: readonly RankedStart[], count = 3): RankedStart[] {
  const good = ranked.filter(({ bad_weather }) => !bad_weather);
  return (good.length > 0 ? good : ranked).slice(0, count);
}
