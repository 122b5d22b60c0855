/** What a job's thread runs: the job, once for each message. See job-thread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { importJob } from '../api/functions.ts';
import type { JobCall, JobOutcome } from './job-thread.ts';

const { name } = workerData as { readonly name: string }; // written by job-thread.ts
const job = await importJob(name);
// The thread ends by being terminated, in the midst of its work if need be.
const { signal } = new AbortController();

parentPort?.on('message', async ({ number, event }: JobCall) => {
  const outcome: JobOutcome = await Promise.resolve(job?.(event, signal)).then(
    () => ({ number, isDone: true }),
    () => ({ number, isDone: false }), // the job has logged why
  );
  parentPort?.postMessage(outcome);
});
