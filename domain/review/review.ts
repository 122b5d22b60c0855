import * as z from 'zod';
import { Instant } from '../ids.ts';
import { Consent } from './consent.ts';

export const Rating = z.int('Pick one to five stars.').min(1).max(5);

export const Review = z.strictObject({
  rating: Rating.optional(),
  words: z.string().optional(),
  /** Its version: when stars or words were last changed. */
  written_at: Instant,
  /** It may be shown on the site, with first name and town. */
  consent: Consent.optional(),
  /** The owner has dealt with this version. */
  seen_at: Instant.optional(),
  answer: z.strictObject({ text: z.string(), at: Instant }).optional(),
  /** The owner wants this version on the site; only ever with consent. */
  site: z.strictObject({ at: Instant, by: z.string() }).optional(),
});
export type Review = z.infer<typeof Review>;

export const PublicReview = Review.pick({
  rating: true,
  words: true,
  written_at: true,
  answer: true,
}).extend({ publish: z.boolean() });
export type PublicReview = z.infer<typeof PublicReview>;

/** What its customer sees of a review. */
export const publicReview = ({ rating, words, written_at, answer, consent }: Review): PublicReview => ({
  rating,
  words,
  written_at,
  answer,
  publish: consent !== undefined,
});
