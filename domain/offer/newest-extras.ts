import type { Extra } from './extra.ts';

export const newestExtras = (extras: readonly Extra[]): Extra[] => [
  ...new Map(extras.map((extra) => [extra.id, extra])).values(),
];
