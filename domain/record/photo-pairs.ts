import type { PublicRecord } from './job-record.ts';

export type RecordPhoto = PublicRecord['photos'][number];

export interface PhotoPair {
  readonly pair: string;
  readonly before?: RecordPhoto | undefined;
  readonly after?: RecordPhoto | undefined;
}

/** In the order of their first photos; one without its other half stands alone. */
export const photoPairs = (photos: readonly RecordPhoto[]): PhotoPair[] =>
  // Map.groupBy needs Safari 17.4.
  [...new Set(photos.map(({ pair }) => pair))].map((pair) => {
    const half = (kind: RecordPhoto['kind']) =>
      photos.find((photo) => photo.pair === pair && photo.kind === kind);
    return { pair, before: half('before'), after: half('after') };
  });
