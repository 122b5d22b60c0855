import { randomUUID } from 'node:crypto';
import { type JobName, jobEntry } from '#domain/operations/jobs.ts';
import type { JobContext } from '#functions/runtime/job.ts';
import type { InHand } from '../in-hand.ts';

/** `signal` aborts when the product stops: a job then finishes its current work only. */
export type Job<Event> = (event: Event, signal: AbortSignal) => Promise<unknown>;

/** Around each run of a function. */
export type Run = InHand['run'];

type Handler<Event> = (event: Event, context: JobContext) => Promise<unknown>;

/** The deployed handler with the table's timeout; no time is left once the signal aborts. */
export async function loadJob<Event>(name: JobName, run: Run): Promise<Job<Event>> {
  const file = new URL(`../../functions/jobs/${name}.ts`, import.meta.url);
  const { handler } = (await import(file.href)) as { handler: Handler<Event> };
  return (event, signal) => {
    const endsAt = Date.now() + jobEntry(name).timeout * 1000;
    const remaining = () => (signal.aborted ? 0 : Math.max(0, endsAt - Date.now()));
    const context = { awsRequestId: randomUUID(), getRemainingTimeInMillis: remaining };
    return run(() => handler(event, context));
  };
}
