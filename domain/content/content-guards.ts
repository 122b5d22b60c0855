import { announcementGuard } from './announcement-guard.ts';
import type { AnyContent, Content, ContentKind } from './content.ts';
import { refusedPrices } from './price-guard.ts';

/** Sentences by field of a draft that no schema refuses: it is wrong beside what is published, or at this moment. */
export type ContentGuard<Kind extends ContentKind> = (
  draft: Content[Kind],
  published: Content[Kind],
  now: string,
) => Partial<Record<string, string>>;

const nothing = () => ({});

const guards: { readonly [Kind in ContentKind]: ContentGuard<Kind> } = {
  prices: refusedPrices,
  announcement: announcementGuard,
  questions: nothing,
};

/** Both are of that kind. */
export const refusedFields = (
  kind: ContentKind,
  draft: AnyContent,
  published: AnyContent,
  now: string,
): Partial<Record<string, string>> => (guards[kind] as ContentGuard<ContentKind>)(draft, published, now);
