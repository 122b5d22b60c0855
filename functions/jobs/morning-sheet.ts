import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { mailMorningSheet } from '../use-cases/today/mail-morning-sheet.ts';

/** Looks every few minutes whether it is time: 6 AM in Los Angeles is another hour in winter. */
export const handler = job(
  'morning-sheet',
  async (_event: unknown): Promise<void> => mailMorningSheet(clock.now()),
);
