import * as z from 'zod';
import type { Lead } from '../lead.ts';
import { Review } from './review.ts';
import { mayBeShown, signatureOf } from './review-words.ts';

/** What the site shows of a review that both its customer and the owner want there. */
export const ApprovedReview = Review.pick({ rating: true, words: true, written_at: true }).extend({
  signature: z.string(),
});
export type ApprovedReview = z.infer<typeof ApprovedReview>;

export function approvedReview(
  lead: Pick<Lead, 'full_name' | 'city'>,
  review: Review | null | undefined,
): ApprovedReview | undefined {
  if (!review || !mayBeShown(review)) return undefined;
  const { rating, words, written_at } = review;
  return {
    ...(rating !== undefined && { rating }),
    ...(words !== undefined && { words }),
    written_at,
    signature: signatureOf(lead),
  };
}
