import { vi } from 'vitest';

/** Waits until a check holds, for as long as a slow machine may need. If it never does, its last failure is told. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });
