import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from './load-job.ts';

export interface RepeatOptions {
  readonly everySeconds: number;
  readonly report: (line: string) => void;
}

export interface Repeated {
  /** Ends it, once the run in hand is done. */
  stop(): Promise<void>;
  /** Runs the job without waiting for its time, after a run in hand; resolves when that is done. */
  runNow(): Promise<void>;
}

export function repeat(job: Job<object>, { everySeconds, report }: RepeatOptions): Repeated {
  const stop = new AbortController();
  const run = async () => {
    await job({}, stop.signal).catch((error: unknown) => report(`scheduled job: ${error}`));
  };
  let last = run();
  const runNow = () => {
    last = last.then(() => (stop.signal.aborted ? undefined : run()));
    return last;
  };
  const repeating = async () => {
    for (;;) {
      await last;
      await sleep(everySeconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      void runNow();
    }
  };
  const running = repeating();
  return {
    stop: async () => {
      stop.abort();
      await Promise.all([running, last]);
    },
    runNow,
  };
}
