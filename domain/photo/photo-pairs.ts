import type { JobPhoto } from './job-photo.ts';

export interface PhotoPair<Photo> {
  readonly pair: string;
  readonly before?: Photo | undefined;
  /** Taken again, the last counts. */
  readonly after?: Photo | undefined;
  readonly photos: readonly Photo[];
}

/** Photos by place on the boat, in the order of their first; one without its other half stands alone. */
export const photoPairs = <Photo extends Pick<JobPhoto, 'kind' | 'pair'>>(
  photos: readonly Photo[],
): PhotoPair<Photo>[] =>
  // Map.groupBy needs Safari 17.4.
  [...new Set(photos.map(({ pair }) => pair))].map((pair) => {
    const ofPlace = photos.filter((photo) => photo.pair === pair);
    return {
      pair,
      before: ofPlace.find(({ kind }) => kind === 'before'),
      after: ofPlace.findLast(({ kind }) => kind === 'after'),
      photos: ofPlace,
    };
  });
