import { planOperations } from '#domain/operations/plans.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { readCustomer, shownPlans } from './use-cases/plan/customers-plans.ts';

export const handler = adminOperation('admin-plans', planOperations, async ({ id }) =>
  shownPlans(await readCustomer(id)),
);
