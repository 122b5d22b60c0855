import { leadCustomer } from '#domain/customer/customer-views.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { customersById } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { customerSearch } from './data/search/customer-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-customers', customerOperations, async ({ q }) => {
  const ids = (await customerSearch().find(q)).map(({ id }) => id);
  const customers = await customersById(ids);
  const leads = await leadsById([...customers.values()].flatMap(({ lead_ids }) => lead_ids));
  return {
    customers: ids.flatMap((id) => {
      const customer = customers.get(id);
      if (!customer) return [];
      const own = customer.lead_ids.flatMap((leadId) => leads.get(leadId) ?? []);
      return [{ ...leadCustomer(customer, own), emails: customer.emails, phones: customer.phones }];
    }),
  };
});
