import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { packageIds } from '../price/packages.ts';
import { Visit } from '../visit/visit.ts';
import { workedEarlier } from '../visit/worked-at.ts';
import { Review } from './review.ts';
import { signatureOf } from './review-words.ts';

export const ReviewedLead = z.object({
  id: LeadId,
  full_name: z.string(),
  city: z.string().optional(),
  email: z.string().optional(),
  requested_service: z.enum(packageIds).optional(),
  length_ft: z.number().optional(),
  visits: z.array(Visit).optional(),
  completed_at: Instant.optional(),
  record: z.object({ done_at: Instant }).optional(),
  review: Review.optional(),
});
export type ReviewedLead = z.infer<typeof ReviewedLead>;

/** A review as the owner sees it among all. */
export const SeenReview = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  /** How it is signed where it is shown. */
  signature: z.string(),
  email: z.string().optional(),
  service: z.enum(packageIds).optional(),
  length_ft: z.number().optional(),
  done_at: Instant.optional(),
  worked_at: Instant.optional(),
  review: Review,
});
export type SeenReview = z.infer<typeof SeenReview>;

export function seenReview(lead: ReviewedLead): SeenReview | undefined {
  const { id, full_name, email, requested_service, length_ft, record, review } = lead;
  if (!review) return undefined;
  return {
    lead_id: id,
    name: full_name,
    signature: signatureOf(lead),
    ...(email !== undefined && { email }),
    ...(requested_service && { service: requested_service }),
    ...(length_ft !== undefined && { length_ft }),
    ...(record && { done_at: record.done_at, ...workedEarlier(lead, record.done_at) }),
    review,
  };
}
