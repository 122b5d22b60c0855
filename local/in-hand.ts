import { setTimeout as sleep } from 'node:timers/promises';

export interface InHand {
  /** Runs a function, which counts as in hand until it ends. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Makes a change while no function runs, or after so long; what would start meanwhile starts after it. */
  between(change: () => void, waitMs: number): Promise<void>;
}

/** Keeps a change of the product's time out of functions: their leases and claims would end while they work. */
export function countInHand(): InHand {
  const running = new Set<Promise<unknown>>();
  let changing: Promise<void> | undefined;

  const ended = async () => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  const change = async (make: () => void, waitMs: number) => {
    const waited = new AbortController();
    await Promise.race([ended(), sleep(waitMs, undefined, { signal: waited.signal }).catch(() => undefined)]);
    waited.abort();
    make();
  };

  return {
    run: async (work) => {
      while (changing) await changing;
      const run = work();
      running.add(run);
      try {
        return await run;
      } finally {
        running.delete(run);
      }
    },
    between: async (make, waitMs) => {
      while (changing) await changing;
      changing = change(make, waitMs).finally(() => {
        changing = undefined;
      });
      await changing;
    },
  };
}
