import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { wantsPlanEmails } from '#domain/plan/plan-emails.ts';
import { customerOf } from '../customer/customers.ts';
import { stoppedAt } from './unsubscribes.ts';

/** Whether emails about a plan may go to its customer, at their first address or the one that is named. */
export async function mayEmailOfPlan(
  customer: Customer,
  plan: BoatPlan,
  email: string | undefined = customer.emails[0],
): Promise<boolean> {
  return email !== undefined && wantsPlanEmails(customer, plan, await stoppedAt(email, 'plan'));
}

/** The customer of a lead with their plan, while they want its emails. */
export async function emailedPlan({ email, customer_id = '' }: Lead, planId: string | undefined) {
  const customer = await customerOf(customer_id);
  const plan = customer?.plans?.find((other) => other.id === planId);
  if (!customer || !plan || email === undefined) return undefined;
  return (await mayEmailOfPlan(customer, plan, email)) ? { customer, plan, email } : undefined;
}

export async function planMailsStoppedAt({
  emails: [email],
  plans,
}: Pick<Customer, 'emails' | 'plans'>): Promise<string | undefined> {
  return plans && email !== undefined ? stoppedAt(email, 'plan') : undefined;
}
