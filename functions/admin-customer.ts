import { offeredMin, visitsOfLeads } from '#domain/calendar/customer-record.ts';
import { jobsOf, seenCustomer } from '#domain/customer/customer-views.ts';
import { CustomerLead } from '#domain/customer/seen-customer.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { customerOf } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { found } from './runtime/found.ts';

const Summary = CustomerLead.strip();

export const handler = adminOperation('admin-customer', customerOperations, async ({ id }) => {
  const customer = found(await customerOf(id), 'We couldn’t find this customer.');
  const leads = [...(await leadsById(customer.lead_ids)).values()].sort((a, b) => b.id.localeCompare(a.id));
  return {
    customer: seenCustomer(customer),
    leads: leads.map((lead) => Summary.parse(lead)),
    visits: visitsOfLeads(leads),
    sums: { jobs: jobsOf(leads), offered_min: offeredMin(leads) },
  };
});
