import type { PublicRecord } from './job-record.ts';

export type RecordPhoto = PublicRecord['photos'][number];

export interface PhotoPair {
  readonly pair: string;
  readonly before?: RecordPhoto | undefined;
  readonly after?: RecordPhoto | undefined;
}

/** In the order of their first photos; one without its other half stands alone. */
export const photoPairs = (photos: readonly RecordPhoto[]): PhotoPair[] =>
  [...Map.groupBy(photos, ({ pair }) => pair)].map(([pair, group]) => ({
    pair,
    before: group.find(({ kind }) => kind === 'before'),
    after: group.find(({ kind }) => kind === 'after'),
  }));
