import type * as z from 'zod';
import { AnnouncementContent } from './announcement.ts';
import { AreaContent } from './areas.ts';
import { ContactContent } from './contact.ts';
import { LegalContent } from './legal.ts';
import { LinkContent } from './links.ts';
import { PackageContent } from './packages.ts';
import { PriceContent } from './price-content.ts';
import { QuestionContent } from './questions.ts';
import { ReasonContent } from './reasons.ts';
import { isSameValue } from './same-value.ts';
import { StepContent } from './steps.ts';
import { SurchargeContent } from './surcharges.ts';
import { TestimonialContent } from './testimonials.ts';
import { TypedReviewContent } from './typed-reviews.ts';

/**
 * What the owner may change, one item for each kind. Where a stored item is older than a field, what ships of that
 * field stands there, also in groups of fields; but a new field in the items of a list is optional.
 */
export const contentSchemas = {
  prices: PriceContent,
  surcharges: SurchargeContent,
  packages: PackageContent,
  steps: StepContent,
  announcement: AnnouncementContent,
  questions: QuestionContent,
  contact: ContactContent,
  links: LinkContent,
  reasons: ReasonContent,
  testimonials: TestimonialContent,
  reviews: TypedReviewContent,
  areas: AreaContent,
  terms: LegalContent,
  privacy: LegalContent,
} as const;

export type ContentKind = keyof typeof contentSchemas;
export const contentKinds = Object.keys(contentSchemas) as [ContentKind, ...ContentKind[]]; // keys of a literal

export type Content = { readonly [Kind in ContentKind]: z.infer<(typeof contentSchemas)[Kind]> };

export type AnyContent = Content[ContentKind];

export const isSameContent: (one: AnyContent, other: AnyContent) => boolean = isSameValue;
