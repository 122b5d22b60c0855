import * as z from 'zod';
import { setClock } from '#functions/runtime/clock.ts';

/** What `POST /_local/clock` takes: an instant in any zone, or null for the machine's own time. */
export const Clock = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() });

/** Sets the product's clock, then has everything done that is due by it. */
export async function changeClock(
  { now }: z.output<typeof Clock>,
  runJobs: () => Promise<unknown>,
): Promise<void> {
  setClock(now ?? undefined);
  await runJobs();
}
