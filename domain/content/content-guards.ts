import { announcementGuard } from './announcement-guard.ts';
import type { AnyContent, ContentKind } from './content.ts';
import type { ContentGuard } from './content-rules.ts';
import { legalGuard } from './legal.ts';
import { refusedPrices } from './price-guard.ts';
import { refusedSurcharges } from './surcharges.ts';
import { typedReviewGuard } from './typed-review-guard.ts';

const nothing = () => ({});

const guards: { readonly [Kind in ContentKind]: ContentGuard<Kind> } = {
  prices: (draft, published, _, earlier) => refusedPrices(draft, published, earlier),
  surcharges: refusedSurcharges,
  packages: nothing,
  steps: nothing,
  announcement: announcementGuard,
  questions: nothing,
  contact: nothing,
  links: nothing,
  reasons: nothing,
  testimonials: nothing,
  reviews: typedReviewGuard,
  areas: nothing,
  terms: legalGuard,
  privacy: legalGuard,
};

/** Both are of that kind. */
export const refusedFields = (
  kind: ContentKind,
  draft: AnyContent,
  published: AnyContent,
  now: string,
  earlier: readonly AnyContent[] = [],
): Partial<Record<string, string>> =>
  (guards[kind] as ContentGuard<ContentKind>)(draft, published, now, earlier);
