import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from './load-job.ts';

export interface RepeatOptions {
  readonly everySeconds: number;
  readonly report: (line: string) => void;
}

/** Runs a job repeatedly, even after failures. Returns a stop function that waits for the current run. */
export function repeat(job: Job<object>, { everySeconds, report }: RepeatOptions): () => Promise<void> {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await job({}, stop.signal).catch((error: unknown) => report(`scheduled job: ${error}`));
      await sleep(everySeconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}
