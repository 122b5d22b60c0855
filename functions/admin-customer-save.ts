import { isSameSaid, removedBoats, savedCustomer } from '#domain/customer-save.ts';
import { seenCustomer } from '#domain/customer-views.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { customerOf, saveCustomer } from './data/customers.ts';
import { leadsById } from './data/leads-by-id.ts';
import { newBoatId } from './data/new-ids.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';

const changed = () =>
  new AppError('conflict', 'This customer was changed in the meantime. Please look at it again.');

export const handler = adminOperation('admin-customer-save', customerOperations, async (save, { now }) => {
  const before = found(await customerOf(save.id), 'We couldn’t find this customer.');
  const customer = savedCustomer(before, save, () => newBoatId(now), now);
  if (isSameSaid(before, customer)) return { customer: seenCustomer(before) };
  if (before.version !== save.version) throw changed();

  const removed = removedBoats(before, customer);
  if (removed.length > 0) {
    const leads = [...(await leadsById(before.lead_ids)).values()];
    if (leads.some(({ boat_id = '' }) => removed.includes(boat_id))) {
      throw new AppError('conflict', 'A lead is about this boat. Link the lead to another boat first.');
    }
  }
  if (!(await saveCustomer(before, customer, now))) throw changed();
  return { customer: seenCustomer(customer) };
});
