import { followUpOperations } from '#domain/operations/follow-ups.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { careClock } from './use-cases/care/care-clock.ts';

export const handler = adminOperation('admin-follow-ups', followUpOperations, async (_input, { now }) => ({
  now,
  care: await careClock(now),
}));
