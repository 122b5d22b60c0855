import { offeredMin, visitsOfLeads } from '#domain/calendar/customer-record.ts';
import { messagesOfCustomer } from '#domain/customer/customer-messages.ts';
import { jobsOf, seenCustomer } from '#domain/customer/customer-views.ts';
import { CustomerLead } from '#domain/customer/seen-customer.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { isSkipped } from '#domain/plan/is-skipped.ts';
import { planWish } from '#domain/plan/plan-wish.ts';
import { customerOf } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { timelineOf } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { found } from './runtime/found.ts';

/** Of a customer with more, only the newest ones' messages are read. */
const maxRead = 25;

const Summary = CustomerLead.strip();

export const handler = adminOperation('admin-customer', customerOperations, async ({ id }) => {
  const customer = found(await customerOf(id), 'We couldn’t find this customer.');
  const leads = [...(await leadsById(customer.lead_ids)).values()].sort((a, b) => b.id.localeCompare(a.id));
  const timelines = await Promise.all(leads.slice(0, maxRead).map((lead) => timelineOf(lead.id)));
  const seen = seenCustomer(customer);
  const plan_wishes = leads.flatMap((lead) => {
    const level = planWish({ ...lead, wrote_at: undefined }, customer, leads);
    return level && lead.boat_id ? [{ boat_id: lead.boat_id, level }] : [];
  });
  return {
    customer: seen,
    boats: seen.boats,
    leads: leads.map((lead) =>
      Summary.parse({
        ...lead,
        ...(lead.record && { receipt_total: lead.record.total }),
        ...(isSkipped(lead) && { skipped: true }),
        ...(lead.plan && { of_plan: true }),
      }),
    ),
    visits: visitsOfLeads(leads),
    ...(plan_wishes.length > 0 && { plan_wishes }),
    messages: messagesOfCustomer(timelines.flat()),
    sums: { jobs: jobsOf(leads), offered_min: offeredMin(leads) },
  };
});
