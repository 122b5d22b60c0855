import { Worker } from 'node:worker_threads';

export type JobCall = { readonly number: number; readonly event: unknown };
export type JobOutcome = { readonly number: number; readonly isDone: boolean };

export type JobThread = {
  /** Has the job handle an event; throws when it fails or its thread ends. */
  run(event: unknown): Promise<void>;
  close(): Promise<void>;
};

/**
 * A job in a thread of its own, as on Lambda it has a machine of its own: decoding a picture takes the
 * processor for half a second, in which this process would answer nobody. The thread starts with the first
 * event, and anew after a crash. `print` takes what the job logs.
 */
export function openJobThread(name: string, print: (text: string) => void): JobThread {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let worker: Worker | undefined;
  let last = 0;

  const settle = (number: number, isDone: boolean) => {
    const call = waiting.get(number);
    waiting.delete(number);
    if (isDone) call?.resolve();
    else call?.reject(new Error(`The job ${name} failed.`));
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./job-worker.ts', import.meta.url), {
      workerData: { name },
      stdout: true,
      stderr: true,
    });
    for (const output of [started.stdout, started.stderr]) output.setEncoding('utf8').on('data', print);
    started.on('message', ({ number, isDone }: JobOutcome) => settle(number, isDone));
    started.on('error', (error) => print(`${error}\n`));
    started.on('exit', () => {
      worker = undefined;
      for (const number of [...waiting.keys()]) settle(number, false);
    });
    started.unref();
    return started;
  };

  return {
    run: (event) => {
      worker ??= start();
      last += 1;
      const call = Promise.withResolvers<void>();
      waiting.set(last, call);
      worker.postMessage({ number: last, event } satisfies JobCall);
      return call.promise;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
