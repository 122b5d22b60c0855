import * as z from 'zod';
import { CareClock } from '../care/care-clock.ts';
import { PlanId } from '../customer/boat-plan.ts';
import { FollowUp, RestingPlan } from '../follow-up/follow-up.ts';
import { followUpKinds } from '../follow-up/follow-up-kinds.ts';
import { Instant, LeadId } from '../ids.ts';
import { outcome } from './errors.ts';

const maxAtOnce = 100;
const Named = z.strictObject({
  lead_id: LeadId,
  plan_id: PlanId.optional(),
  kind: z.enum(followUpKinds),
});

export const followUpOperations = {
  'admin-follow-ups': {
    input: z.strictObject({}),
    output: z.strictObject({
      now: Instant,
      care: CareClock,
      follow_ups: z.array(FollowUp),
      /** What a device has kept of before has none. */
      resting: z.array(RestingPlan).optional(),
    }),
  },
  'admin-follow-up': {
    input: z.strictObject({
      leads: z
        /** `words` as they were read, where there are some: other words are not sent. */
        .array(Named.extend({ words: z.string().max(2000).optional() }))
        .min(1)
        .max(maxAtOnce),
    }),
    /** In the order in which they were named. Who was written to already is `ok`. */
    output: z.strictObject({
      results: z.array(Named.extend(outcome)),
    }),
  },
};
