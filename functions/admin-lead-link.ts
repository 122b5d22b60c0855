import { seenCustomer } from '#domain/customer/customer-views.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { linkLeadTo } from './use-cases/lead/link-lead.ts';

export const handler = adminOperation(
  'admin-lead-link',
  customerOperations,
  async ({ id, customer_id, boat_id }, call) => {
    const { lead, customer } = await linkLeadTo(id, customer_id, boat_id, call);
    return { lead, customer: seenCustomer(customer) };
  },
);
