/** Parts of the status page that emails link to and that lead to each other; each is an id. Free of zod. */
const parts = [
  'yes',
  'question',
  'no',
  'move',
  'cancel',
  'ready',
  'place',
  'extras',
  'photos',
  'messages',
  'write',
  'pay',
  'review',
  'care',
  'plan',
  'again',
  'correct',
  'my-data',
] as const;
export type Part = (typeof parts)[number];

export interface PageLink {
  readonly part: Part;
  /** A time to choose, or the start of the visit that is meant. */
  readonly start?: string | undefined;
}

const second = 1000;

/** `#yes=1796140800`: digits alone, which no email app rewrites. */
export const linkHash = ({ part, start }: PageLink): string =>
  `#${part}${start === undefined ? '' : `=${Date.parse(start) / second}`}`;

export function linkOf(hash: string): PageLink | undefined {
  const [, name, digits] = /^#([a-z-]+)(?:=(\d{9,11}))?$/.exec(hash) ?? [];
  const part = parts.find((known) => known === name);
  if (!part) return undefined;
  return digits === undefined ? { part } : { part, start: new Date(Number(digits) * second).toISOString() };
}
