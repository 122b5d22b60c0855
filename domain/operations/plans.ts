import * as z from 'zod';
import { maxPlans, PlanId, planAnswers, SavedPlan, SeenPlan } from '../customer/boat-plan.ts';
import { CustomerId } from '../customer/customer.ts';
import { Day } from '../ids.ts';
import { OfferedPlan } from '../plan/offered-plans.ts';
import { LeadStatus } from '../status/lead-status.ts';

const CustomersPlans = z.strictObject({
  /** The customer's: a save names the one it saw. */
  version: z.int().min(1),
  plans: z.array(SeenPlan),
  /** They want no more emails about plans; only a new plan can bring them back. */
  stopped: z.boolean(),
});

export const planOperations = {
  'offered-plans': {
    input: z.strictObject({}),
    output: z.strictObject({ plans: z.array(OfferedPlan) }),
  },
  'plan-answer': {
    input: z.strictObject({
      slug: z.string(),
      answer: z.enum(planAnswers),
      /** Left out for the plan whose visit the request is, or the only one that its page shows. */
      plan: z.strictObject({ id: PlanId, due: Day }).optional(),
      /** Of the customer's page, where it is said there. */
      key: z.string().max(100).optional(),
    }),
    output: LeadStatus,
  },
  'admin-plans': {
    input: z.strictObject({ id: CustomerId }),
    output: CustomersPlans,
  },
  'admin-plans-save': {
    input: z.strictObject({
      id: CustomerId,
      version: z.int().min(1),
      plans: z.array(SavedPlan).max(maxPlans),
    }),
    output: CustomersPlans,
  },
};
