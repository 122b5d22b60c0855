import type { Visit } from './visit.ts';

/** In the owner's words and quoted, each once: visits that were called off together have one. */
export const cancelReasons = (visits: readonly Pick<Visit, 'canceled_why'>[]): string[] => [
  ...new Set(visits.flatMap(({ canceled_why: why }) => (why ? `“${why}”` : []))),
];
