import type { PackageNames } from '../price/prices.ts';
import type { Content, ContentKind } from './content.ts';
import type { ContentChange } from './content-change.ts';

/** What differs, in words. */
export type ChangesOf<Kind extends ContentKind> = (
  before: Content[Kind],
  after: Content[Kind],
  now: string,
  names: PackageNames,
) => readonly ContentChange<Content[Kind]>[];

/** Sentences by field of a draft that no schema refuses: it is wrong beside what is published, or at this moment. */
export type ContentGuard<Kind extends ContentKind> = (
  draft: Content[Kind],
  published: Content[Kind],
  now: string,
  /** What stood on the site once. */
  earlier: readonly Content[Kind][],
) => Partial<Record<string, string>>;
