import * as z from 'zod';
import type { Plan } from '../choices.ts';
import { EveryWeeks, type PlanAsked } from '../customer/boat-plan.ts';
import { severalLines, withoutHiddenMarks } from '../plain-text.ts';
import { packageIds } from '../price/packages.ts';
import { Rate } from '../price/rate.ts';

/** What a plan holds and costs, in the owner's words. */
export const PlanTerms = z.strictObject({
  holds: z
    .string()
    .overwrite(withoutHiddenMarks)
    .trim()
    .min(1)
    .max(300)
    .regex(severalLines, 'Please use plain text.'),
  requested_service: z.enum(packageIds),
  every_weeks: EveryWeeks,
  /** Dollars for each visit, before tax. */
  rate_per_foot: Rate,
});

/** null: the owner has not said yet what it is, so nobody is offered it. */
export const AllPlanTerms = z.strictObject({
  basic: PlanTerms.nullable(),
  premium: PlanTerms.nullable(),
  luxury: PlanTerms.nullable(),
});
export type AllPlanTerms = z.infer<typeof AllPlanTerms>;

/** What a visitor who chose a level was shown of it. */
export function planAsked(level: Plan, terms: AllPlanTerms): PlanAsked | undefined {
  const known = terms[level];
  if (!known) return undefined;
  const { requested_service, every_weeks, rate_per_foot } = known;
  return { requested_service, every_weeks, rate_per_foot };
}
