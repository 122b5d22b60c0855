import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type OperationName, operationNames } from '#domain/operations/table.ts';
import type { JobContext } from '#functions/runtime/job.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Handler } from './invoke.ts';

const fileOf = (folder: string, name: string) =>
  new URL(`../../functions/${folder}${name}.ts`, import.meta.url);

/** The deployed functions' files, unchanged: each is imported at its first call. */
export async function importHandler(name: OperationName): Promise<Handler> {
  const module = (await import(fileOf('', name).href)) as { handler: Handler };
  return module.handler;
}

/** Operations whose function exists. */
export const builtOperations = (): readonly OperationName[] =>
  operationNames.filter((name) => existsSync(fileOf('', name)));

const JOB_SECONDS = 60;

/**
 * A job's handler, called with a minute to do its work, which ends at once when the signal aborts. Undefined
 * when there is no such job.
 */
export async function importJob<Event>(name: string): Promise<Job<Event> | undefined> {
  const file = fileOf('jobs/', name);
  if (!existsSync(file)) return undefined;
  const module = (await import(file.href)) as {
    handler: (event: Event, context: JobContext) => Promise<unknown>;
  };
  return (event, signal) => {
    const endsAt = Date.now() + JOB_SECONDS * 1000;
    const remaining = () => (signal.aborted ? 0 : Math.max(0, endsAt - Date.now()));
    return module.handler(event, { awsRequestId: randomUUID(), getRemainingTimeInMillis: remaining });
  };
}
