import * as z from 'zod';
import { PlanId } from '../customer/boat-plan.ts';
import { Instant, LeadId } from '../ids.ts';

/** Each is written of once: an offer without an answer, an offer that ends, a receipt. */
const followUpReasons = ['unanswered', 'ending', 'unpaid'] as const;

/** That a customer was written to. `of` is the offer's `sent_at`, or the receipt's number. */
export const FollowedUp = z.strictObject({ reason: z.enum(followUpReasons), of: z.string(), at: Instant });
export type FollowedUp = z.infer<typeof FollowedUp>;

export const maxFollowUps = 200;

/** Somebody to write to: a sentence that begins with their name, and the words that would go out. */
export const FollowUp = z.strictObject({
  lead_id: LeadId,
  /** Of a visit that is due on a plan; `lead_id` is then the boat's last request. */
  plan_id: PlanId.optional(),
  kind: z.enum(['offer', 'unpaid', 'plan']),
  name: z.string(),
  /** They have no email: it goes on their page, and the owner texts them. */
  by_text: z.literal(true).optional(),
  text: z.string(),
  words: z.string(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** A visit that is due on a plan, of a customer who was written to lately: times go out later. */
export const RestingPlan = FollowUp.pick({ name: true, text: true }).extend({ plan_id: PlanId });
export type RestingPlan = z.infer<typeof RestingPlan>;
