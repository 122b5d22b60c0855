import type { JobPhoto } from './job-photo.ts';

type Taken = Pick<JobPhoto, 'id' | 'kind' | 'pair'>;

export interface NextShot<Photo extends Taken = Taken> {
  readonly kind: JobPhoto['kind'];
  readonly pair: string;
  /** The photo to line it up with. */
  readonly before?: Photo;
}

/** `Spot 3`: the first number that no pair has. */
export function newPair(photos: readonly Pick<Taken, 'pair'>[]): string {
  const taken = new Set(photos.map(({ pair }) => pair));
  let number = 1;
  while (taken.has(`Spot ${number}`)) number += 1;
  return `Spot ${number}`;
}

/** The places of which there is a before photo and no after, in their order. */
export const openPairs = <Photo extends Taken>(photos: readonly Photo[]): Photo[] =>
  photos.filter(
    ({ kind, pair }) =>
      kind === 'before' && !photos.some((other) => other.pair === pair && other.kind === 'after'),
  );

/** What to take next: of an after photo, the next place that was not skipped. */
export function nextShot<Photo extends Taken>(
  photos: readonly Photo[],
  kind: JobPhoto['kind'],
  skipped: readonly string[] = [],
): NextShot<Photo> {
  const before = kind === 'after' ? openPairs(photos).find(({ pair }) => !skipped.includes(pair)) : undefined;
  return before ? { kind, pair: before.pair, before } : { kind, pair: newPair(photos) };
}
