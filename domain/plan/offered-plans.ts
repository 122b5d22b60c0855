import * as z from 'zod';
import { type Plan, plans } from '../choices.ts';
import { type AllPlanTerms, PlanTerms } from './plan-terms.ts';

export const OfferedPlan = PlanTerms.extend({ level: z.enum(plans) });
export type OfferedPlan = z.infer<typeof OfferedPlan>;

/** What a visitor can choose from. */
export const offeredPlans = (terms: AllPlanTerms): OfferedPlan[] =>
  plans.flatMap((level: Plan) => {
    const known = terms[level];
    return known ? [{ level, ...known }] : [];
  });
