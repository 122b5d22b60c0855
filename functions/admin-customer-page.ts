import { customerOperations } from '#domain/operations/customers.ts';
import { renewPage } from './data/customer/customer-pages.ts';
import { customerOf } from './data/customer/customers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';

export const handler = adminOperation('admin-customer-page', customerOperations, async ({ id }, { now }) => {
  const customer = found(await customerOf(id), 'We couldn’t find this customer.');
  if (!(await renewPage(customer, now))) {
    throw new AppError('conflict', 'This customer was changed in the meantime. Please look at it again.');
  }
  return {};
});
