import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { announcePrices } from '../use-cases/plan/announce-prices.ts';

export const handler = job(
  'plan-prices',
  async (_event: unknown): Promise<void> => announcePrices(clock.now()),
);
