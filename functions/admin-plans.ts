import { planOperations } from '#domain/operations/plans.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { readCustomer, shownPlans } from './use-cases/plan/customers-plans.ts';

export const handler = adminOperation('admin-plans', planOperations, async ({ id }, { now }) =>
  shownPlans(await readCustomer(id), now),
);
