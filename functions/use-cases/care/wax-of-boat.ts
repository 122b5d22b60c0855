import type { Lead } from '#domain/lead.ts';
import { isWaxedByPlan } from '#domain/plan/shown-plans.ts';
import { customersById } from '../../data/customer/customers.ts';
import { otherLeadsOfBoat } from '../../data/lead/boat-leads.ts';
import { mayEmailOfPlan } from '../../data/mail/plan-mails.ts';

async function plansEmailed({ customer_id = '', boat_id }: Lead) {
  const customer = (await customersById(customer_id === '' ? [] : [customer_id])).get(customer_id);
  const plans = customer?.plans?.filter((plan) => plan.boat_id === boat_id) ?? [];
  const may = await Promise.all(plans.map((plan) => customer && mayEmailOfPlan(customer, plan)));
  return plans.filter((_, place) => may[place]);
}

/** What else brings the next wax to a lead's boat: its other jobs, or its plan. */
export async function waxOfBoat(lead: Lead) {
  const [others, plans] = await Promise.all([otherLeadsOfBoat(lead), plansEmailed(lead)]);
  return { others, isByPlan: isWaxedByPlan(plans) };
}
