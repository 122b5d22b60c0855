import { planOperations } from '#domain/operations/plans.ts';
import {
  areSavedBefore,
  planConflict,
  planSaveProblem,
  seenPlans,
  withPlans,
} from '#domain/plan/plan-save.ts';
import { publishedPrices } from './data/content/published-content.ts';
import { newPlanId } from './data/lead/new-ids.ts';
import { newestSettings } from './data/settings/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { readCustomer, shownPlans } from './use-cases/plan/customers-plans.ts';
import { savePlans } from './use-cases/plan/save-plans.ts';
import { unlessConflict } from './use-cases/unless-conflict.ts';

const changed = () =>
  new AppError('conflict', 'This customer was changed in the meantime. Please look at it again.');

export const handler = adminOperation(
  'admin-plans-save',
  planOperations,
  async ({ id, version, plans }, { now }) => {
    const read = await readCustomer(id);
    const { customer: before, leads } = read;
    if (before.version !== version) {
      const isSaved = before.version === version + 1 && areSavedBefore(seenPlans(before, leads), plans);
      if (isSaved) return shownPlans(read);
      throw changed();
    }
    const problem = planSaveProblem(before, plans);
    if (problem !== undefined) throw new AppError('invalid', problem, { fields: { plans: problem } });
    unlessConflict(planConflict(plans));
    const [{ settings }, prices] = await Promise.all([newestSettings(), publishedPrices()]);
    const freshId = () => newPlanId(now);
    const facts = { leads, terms: settings.plans, prices, freshId, now };
    const customer = withPlans(before, plans, facts);
    if (!(await savePlans(before, customer, leads, now))) throw changed();
    return shownPlans({ customer, leads });
  },
);
