import * as z from 'zod';
import { boatTypes } from '../choices.ts';
import { Rating } from '../review/review.ts';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { neededLine } from './typed-text.ts';

export const longestName = 60;
export const longestQuote = 600;
const maxItems = 40;

/** What customers said to us, in their own words and in the order shown; the first one is shown large. */
export const TestimonialContent = listOf(
  z.strictObject({
    id: ItemId,
    name: neededLine(longestName),
    area: neededLine(longestName),
    boatType: z.enum(boatTypes).optional(),
    quote: neededLine(longestQuote),
    /** 5 when absent. */
    rating: Rating.optional(),
    /** Name of a picture; without it the first letter of the name is shown. */
    avatar: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
  }),
  maxItems,
);
export type Testimonial = z.infer<typeof TestimonialContent>['items'][number];

export const testimonialChanges = listChanges<Testimonial>({
  one: 'testimonial',
  many: 'testimonials',
  nameOf: ({ name }) => name,
});
