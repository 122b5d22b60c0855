import type { PackageNames } from '../price/prices.ts';
import { announcementChanges } from './announcement-changes.ts';
import { areaChanges } from './areas.ts';
import { contactChanges } from './contact.ts';
import type { AnyContent, ContentKind } from './content.ts';
import type { ContentChange } from './content-change.ts';
import type { ChangesOf } from './content-rules.ts';
import { legalChanges } from './legal.ts';
import { linkChanges } from './links.ts';
import { packageChanges } from './packages.ts';
import { priceChanges } from './price-changes.ts';
import { questionChanges } from './questions.ts';
import { reasonChanges } from './reasons.ts';
import { stepChanges } from './steps.ts';
import { surchargeChanges } from './surcharges.ts';
import { testimonialChanges } from './testimonials.ts';
import { typedReviewChanges } from './typed-reviews.ts';

const changesOf: { readonly [Kind in ContentKind]: ChangesOf<Kind> } = {
  prices: priceChanges,
  surcharges: surchargeChanges,
  packages: packageChanges,
  steps: stepChanges,
  announcement: announcementChanges,
  questions: questionChanges,
  contact: contactChanges,
  links: linkChanges,
  reasons: reasonChanges,
  testimonials: testimonialChanges,
  reviews: typedReviewChanges,
  areas: areaChanges,
  terms: legalChanges('Terms'),
  privacy: legalChanges('Privacy policy'),
};

/** What differs, in words. Both are of that kind. */
export const contentChanges = (
  kind: ContentKind,
  before: AnyContent,
  after: AnyContent,
  now: string,
  names: PackageNames,
): readonly ContentChange<AnyContent>[] =>
  (changesOf[kind] as ChangesOf<ContentKind>)(before, after, now, names);

export const changesText = (changes: readonly ContentChange<AnyContent>[]): string =>
  changes.map(({ words }) => words).join('; ');
