import * as z from 'zod';
import { setClock } from '#functions/runtime/clock.ts';
import type { InHand } from './in-hand.ts';

/** What `POST /_local/clock` takes: an instant in any zone, or null for the machine's own time. */
export const Clock = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() });

/** Longer than a function takes that nothing holds up. */
const waitMs = 10_000;

export interface ClockDoor {
  readonly inHand: InHand;
  readonly runDue: () => Promise<unknown>;
}

/** Sets the product's clock between two functions, then has everything done that is due by it. */
export async function changeClock(
  { now }: z.output<typeof Clock>,
  { inHand, runDue }: ClockDoor,
): Promise<void> {
  await inHand.between(() => setClock(now ?? undefined), waitMs);
  await runDue();
}
