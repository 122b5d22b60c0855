import { followUpOperations } from '#domain/operations/follow-ups.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { careClock } from './use-cases/care/care-clock.ts';
import { openFollowUps } from './use-cases/follow-up/follow-up.ts';

export const handler = adminOperation('admin-follow-ups', followUpOperations, async (_input, { now }) => {
  const [care, follow_ups] = await Promise.all([careClock(now), openFollowUps(now)]);
  return { now, care, follow_ups };
});
