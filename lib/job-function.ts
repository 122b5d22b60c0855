import type { Construct } from 'constructs';
import { type JobName, jobEntry } from '#domain/operations/jobs.ts';
import type { Surroundings } from './api.ts';
import { AppFunction } from './app-function.ts';
import { statementsOf } from './grants.ts';

/** The function of a job, by its entry in the table. What triggers it is its own construct's business. */
export function jobFunction(scope: Construct, name: JobName, surroundings: Surroundings): AppFunction {
  const { code, environment, data, mail } = surroundings;
  const { summary, grants, timeout, memory } = jobEntry(name);
  return new AppFunction(scope, name, {
    code: code(name),
    description: summary,
    environment,
    statements: grants.flatMap((grant) => statementsOf(grant, data, mail)),
    timeoutSeconds: timeout,
    memoryMb: memory,
  });
}
