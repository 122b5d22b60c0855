import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { isPlanTexted } from '#domain/plan/plan-emails.ts';
import { lapsedPlanLead, type PlanSubject } from '#domain/plan/plan-lead.ts';
import { isPlanDue, standingPlan } from '#domain/plan/plan-standing.ts';
import { customersWithPlans } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { mayEmailOfPlan } from '../../data/mail/plan-mails.ts';

/** The boat's newest request, else the customer's: of its place and its timeline. */
const lastLead = (leads: readonly Lead[], boatId: string): Lead | undefined => {
  const newest = leads.toSorted((a, b) => b.id.localeCompare(a.id));
  return newest.find(({ boat_id }) => boat_id === boatId) ?? newest[0];
};

/** The plans of a customer whose next visit is to be offered now. */
export async function duePlansOf(
  customer: Customer,
  leads: readonly Lead[],
  now: string,
): Promise<PlanSubject[]> {
  const due = (customer.plans ?? []).flatMap((stored) => {
    const plan = standingPlan(stored, leads);
    const boat = customer.boats.find(({ id }) => id === plan.boat_id);
    const last = lastLead(leads, plan.boat_id);
    const lapsed = lapsedPlanLead(plan, leads, now);
    return boat && last && isPlanDue(plan, leads, now) ? [{ customer, boat, plan, last, lapsed }] : [];
  });
  const may = await Promise.all(
    due.map(async ({ plan }) => isPlanTexted(customer, plan) || (await mayEmailOfPlan(customer, plan))),
  );
  return due.filter((_, place) => may[place]);
}

export async function duePlans(now: string): Promise<PlanSubject[]> {
  const customers = (await customersWithPlans()).filter(({ plans }) => plans);
  const leads = await leadsById(customers.flatMap(({ lead_ids }) => lead_ids));
  const due = await Promise.all(
    customers.map((customer) =>
      duePlansOf(
        customer,
        customer.lead_ids.flatMap((id) => leads.get(id) ?? []),
        now,
      ),
    ),
  );
  return due.flat().sort((a, b) => a.plan.next_due.localeCompare(b.plan.next_due));
}
