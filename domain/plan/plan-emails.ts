import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Customer } from '../customer/customer.ts';

export const areEmailsOff = ({ asked }: Pick<BoatPlan, 'asked'>, stoppedAt: string | undefined): boolean =>
  stoppedAt !== undefined && stoppedAt >= asked.at;

/** Whether they still have the boat of a plan. */
const hasBoat = ({ boats }: Pick<Customer, 'boats'>, { boat_id }: Pick<BoatPlan, 'boat_id'>): boolean =>
  boats.some(({ id, is_sold }) => id === boat_id && !is_sold);

/** Whether times for the boat's next visit are the owner's to text: they have no email, and still have the boat. */
export const isPlanTexted = (
  customer: Pick<Customer, 'boats' | 'emails' | 'phones'>,
  plan: Pick<BoatPlan, 'boat_id'>,
): boolean => customer.emails.length === 0 && customer.phones.length > 0 && hasBoat(customer, plan);

/** Whether they asked for emails about a plan, have not ended them since, and still have the boat. */
export const wantsPlanEmails = (
  customer: Pick<Customer, 'boats' | 'plans'>,
  plan: BoatPlan,
  stoppedAt: string | undefined,
): boolean =>
  (customer.plans ?? []).some(({ id }) => id === plan.id) &&
  hasBoat(customer, plan) &&
  !areEmailsOff(plan, stoppedAt);
