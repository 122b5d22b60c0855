import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { WrittenText } from '../offer/sent-offer.ts';
import { JobPhotoId, maxJobPhotos } from '../photo/job-photo.ts';
import { Rating } from '../review/review.ts';
import { SeenReview } from '../review/seen-review.ts';
import { LeadStatus } from '../status/lead-status.ts';
import { wholeNumber } from './whole-number.ts';

export const reviewOperations = {
  review: {
    input: z.strictObject({
      slug: z.string(),
      /** Stars and words that are left out stay as they were. */
      rating: Rating.optional(),
      words: WrittenText.optional(),
      /** It may be shown on the site, with first name and town. */
      publish: z.boolean(),
    }),
    output: LeadStatus,
  },
  'photo-consent': {
    input: z.strictObject({
      slug: z.string(),
      /** The site may show them. */
      photos: z
        .array(z.strictObject({ id: JobPhotoId, publish: z.boolean() }))
        .min(1)
        .max(maxJobPhotos),
    }),
    output: LeadStatus,
  },
  'admin-reviews': {
    input: z.strictObject({ page: wholeNumber(1, 10_000) }),
    output: z.strictObject({
      /** Twenty, those last written first. */
      reviews: z.array(SeenReview),
      total: z.int(),
      /** How many may go on the site. */
      approved: z.int(),
    }),
  },
  'admin-review': {
    input: z.strictObject({
      id: LeadId,
      written_at: Instant,
      /** Emailed to the customer, and shown on their page. */
      answer: WrittenText.min(1, 'Write your answer.').optional(),
      /** May go on the site. */
      site: z.boolean().optional(),
    }),
    output: z.strictObject({ lead: SeenLead, mailed: z.boolean() }),
  },
};
