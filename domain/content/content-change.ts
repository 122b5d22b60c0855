import type { AnyContent, Content, ContentKind } from './content.ts';

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

/** Sentences by field of a draft that no schema refuses: it is wrong beside what is published, or at this moment. */
export type ContentGuard<Kind extends ContentKind> = (
  draft: Content[Kind],
  published: Content[Kind],
  now: string,
) => Partial<Record<string, string>>;
