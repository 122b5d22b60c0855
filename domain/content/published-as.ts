import type { AnyContent, ContentKind } from './content.ts';
import { type LegalContent, publishedLegal } from './legal.ts';

/** Legal texts are Markdown. */
export const isLegal = (kind: ContentKind): boolean => kind === 'terms' || kind === 'privacy';

/** A draft as it goes up on a day: terms get their version then. Both are of that kind. */
export const publishedAs = (
  kind: ContentKind,
  draft: AnyContent,
  before: AnyContent,
  day: string,
): AnyContent => (isLegal(kind) ? publishedLegal(draft as LegalContent, before as LegalContent, day) : draft);

/** A draft beside what is published: it has no version of its own yet. Both are of that kind. */
export const draftBeside = (kind: ContentKind, draft: AnyContent, published: AnyContent): AnyContent =>
  isLegal(kind) ? { ...(draft as LegalContent), version: (published as LegalContent).version } : draft;
