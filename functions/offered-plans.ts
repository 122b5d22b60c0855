import { planOperations } from '#domain/operations/plans.ts';
import { offeredPlans } from '#domain/plan/offered-plans.ts';
import { newestSettings } from './data/settings/settings.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('offered-plans', planOperations, async () => {
  const { settings } = await newestSettings();
  return { plans: offeredPlans(settings.plans) };
});
