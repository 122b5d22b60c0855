import { onePerCustomer } from '#domain/customer/one-per-customer.ts';
import { followUpOperations } from '#domain/operations/follow-ups.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { careClock } from './use-cases/care/care-clock.ts';
import { openFollowUps } from './use-cases/follow-up/follow-up.ts';
import { planFollowUps } from './use-cases/plan/plan-follow-ups.ts';

export const handler = adminOperation('admin-follow-ups', followUpOperations, async (_input, { now }) => {
  const [care, open, plans] = await Promise.all([careClock(now), openFollowUps(now), planFollowUps(now)]);
  const follow_ups = onePerCustomer([...plans.open, ...open]).map(({ line }) => line);
  return { now, care, follow_ups, resting: plans.resting };
});
