import type { Plan } from '../choices.ts';
import type { Customer } from '../customer/customer.ts';
import type { Lead } from '../lead.ts';

/** The plan that a request asks for, until one is set up for its boat or the owner writes after the job. `leads` are the customer's, and perhaps more. */
export function planWish(
  lead: Lead,
  customer: Pick<Customer, 'plans'> | undefined,
  leads: Iterable<Lead>,
): Plan | undefined {
  const { monthly_plan_interest: level, boat_id, created_at, completed_at, wrote_at = '' } = lead;
  if (lead.status === 'CANCELED' || lead.plan) return undefined;
  const isSetUp = customer?.plans?.some(
    (plan) => plan.boat_id === boat_id && (plan.level === level || plan.set_at > created_at),
  );
  const wasSetUp = [...leads].some(
    (other) => other.plan !== undefined && other.boat_id === boat_id && other.created_at > created_at,
  );
  const isAnswered = completed_at !== undefined && wrote_at > completed_at;
  return isSetUp || wasSetUp || isAnswered ? undefined : level;
}
