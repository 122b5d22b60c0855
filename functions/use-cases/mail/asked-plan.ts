import type { Plan } from '#domain/choices.ts';
import type { Lead } from '#domain/lead.ts';
import { planWish } from '#domain/plan/plan-wish.ts';
import { customersById } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';

/** The plan that a request asks for and that is still to be set up. */
export async function askedPlan(lead: Lead): Promise<Plan | undefined> {
  const { customer_id, monthly_plan_interest } = lead;
  if (monthly_plan_interest === undefined) return undefined;
  if (customer_id === undefined) return planWish(lead, undefined, []);
  const customer = (await customersById([customer_id])).get(customer_id);
  return planWish(lead, customer, (await leadsById(customer?.lead_ids ?? [])).values());
}
