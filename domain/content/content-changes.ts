import { announcementChanges } from './announcement-changes.ts';
import type { AnyContent, Content, ContentKind } from './content.ts';
import { priceChanges } from './price-changes.ts';
import { questionChanges } from './questions.ts';

/** One line of what is not published yet. */
export interface ContentChange<Changed = AnyContent> {
  readonly key: string;
  /** `Complete Detail: $28 to $30 per foot`. */
  readonly words: string;
  /** What is left when this one is dropped. */
  readonly without: Changed;
}

export type ChangesOf<Kind extends ContentKind> = (
  before: Content[Kind],
  after: Content[Kind],
  now: string,
) => readonly ContentChange<Content[Kind]>[];

const changesOf: { readonly [Kind in ContentKind]: ChangesOf<Kind> } = {
  prices: priceChanges,
  announcement: announcementChanges,
  questions: questionChanges,
};

/** What differs, in words. Both are of that kind. */
export const contentChanges = (
  kind: ContentKind,
  before: AnyContent,
  after: AnyContent,
  now: string,
): readonly ContentChange[] => (changesOf[kind] as ChangesOf<ContentKind>)(before, after, now);

export const changesText = (changes: readonly ContentChange[]): string =>
  changes.map(({ words }) => words).join('; ');
