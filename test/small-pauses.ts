import type * as timers from 'node:timers/promises';
import { vi } from 'vitest';

/** The pauses between two looks, by which others would get out of each other's way: in a unit test there are none. */
const isSmall = (milliseconds = 0): boolean => milliseconds < 500;

vi.mock('node:timers/promises', async (original) => {
  const real = await original<typeof timers>();
  const setTimeout: typeof timers.setTimeout = (milliseconds, value, options) =>
    real.setTimeout(isSmall(milliseconds) ? 0 : milliseconds, value, options);
  return { ...real, setTimeout };
});
