import {
  isSavedBefore,
  isUnchanged,
  removalConflict,
  removedBoats,
  savedCustomer,
} from '#domain/customer/customer-save.ts';
import { seenCustomer } from '#domain/customer/customer-views.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { customerOf } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { newBoatId } from './data/lead/new-ids.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { savePlans } from './use-cases/plan/save-plans.ts';
import { unlessConflict } from './use-cases/unless-conflict.ts';

const changed = () =>
  new AppError('conflict', 'This customer was changed in the meantime. Please look at it again.');

export const handler = adminOperation('admin-customer-save', customerOperations, async (save, { now }) => {
  const before = found(await customerOf(save.id), 'We couldn’t find this customer.');
  const customer = savedCustomer(before, save, () => newBoatId(now), now);
  if (isUnchanged(before, customer)) return { customer: seenCustomer(before) };
  if (before.version !== save.version) {
    if (isSavedBefore(before, save)) return { customer: seenCustomer(before) };
    throw changed();
  }

  const removed = removedBoats(before, customer);
  const endsPlans = before.plans?.length !== customer.plans?.length;
  const leads = removed.length > 0 || endsPlans ? [...(await leadsById(before.lead_ids)).values()] : [];
  unlessConflict(removalConflict(removed, leads));
  if (!(await savePlans(before, customer, leads, now))) throw changed();
  return { customer: seenCustomer(customer) };
});
