import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Customer } from '../customer/customer.ts';

/** Whether they asked for emails about a plan, have not ended them since, and still have the boat. */
export const wantsPlanEmails = (
  { boats, plans = [] }: Pick<Customer, 'boats' | 'plans'>,
  { id, boat_id, asked }: BoatPlan,
  stoppedAt: string | undefined,
): boolean =>
  plans.some((plan) => plan.id === id) &&
  boats.some((boat) => boat.id === boat_id && !boat.is_sold) &&
  (stoppedAt === undefined || stoppedAt < asked.at);
