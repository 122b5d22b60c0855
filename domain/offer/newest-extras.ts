import type { Extra } from './extra.ts';

/** Free of zod. */
export const newestExtras = (extras: readonly Extra[]): Extra[] => [
  ...new Map(extras.map((extra) => [extra.id, extra])).values(),
];
