import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Customer } from '../customer/customer.ts';

export const areEmailsOff = ({ asked }: Pick<BoatPlan, 'asked'>, stoppedAt: string | undefined): boolean =>
  stoppedAt !== undefined && stoppedAt >= asked.at;

/** Whether times for the boat's next visit are the owner's to text: they have no email, and still have the boat. */
export const isPlanTexted = (
  { boats, emails, phones }: Pick<Customer, 'boats' | 'emails' | 'phones'>,
  { boat_id }: Pick<BoatPlan, 'boat_id'>,
): boolean =>
  emails.length === 0 && phones.length > 0 && boats.some(({ id, is_sold }) => id === boat_id && !is_sold);

/** Whether they asked for emails about a plan, have not ended them since, and still have the boat. */
export const wantsPlanEmails = (
  { boats, plans = [] }: Pick<Customer, 'boats' | 'plans'>,
  plan: BoatPlan,
  stoppedAt: string | undefined,
): boolean =>
  plans.some(({ id }) => id === plan.id) &&
  boats.some(({ id, is_sold }) => id === plan.boat_id && !is_sold) &&
  !areEmailsOff(plan, stoppedAt);
