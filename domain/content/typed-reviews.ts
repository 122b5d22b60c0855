import * as z from 'zod';
import { Day } from '../ids.ts';
import { Rating } from '../review/review.ts';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { longestName, longestQuote } from './testimonials.ts';
import { neededLine } from './typed-text.ts';

export const longestSource = 40;
const maxItems = 40;

/** Reviews from elsewhere, in the order shown. */
export const TypedReviewContent = listOf(
  z.strictObject({
    id: ItemId,
    name: neededLine(longestName),
    rating: Rating,
    quote: neededLine(longestQuote),
    /** When it was written. */
    date: z.string('Choose a day.').min(1, 'Choose a day.').pipe(Day),
    /** Where it can be read: `Google`. */
    source: neededLine(longestSource),
  }),
  maxItems,
);
export type TypedReview = z.infer<typeof TypedReviewContent>['items'][number];

export const typedReviewChanges = listChanges<TypedReview>({
  one: 'review',
  many: 'reviews',
  nameOf: ({ name, source }) => [name, source].filter(Boolean).join(', '),
});
