import type { Construct } from 'constructs';
import { type JobName, jobEntry } from '#domain/operations/jobs.ts';
import { AppFunction } from './app-function.ts';
import type { FunctionProps } from './function-props.ts';
import { statementsOf } from './grants.ts';

/** The function of a job from the table. Its trigger is wired by the caller. */
export function jobFunction(scope: Construct, name: JobName, functionProps: FunctionProps): AppFunction {
  const { code, environment } = functionProps;
  const { summary, grants, timeout, memory } = jobEntry(name);
  return new AppFunction(scope, name, {
    code: code(name),
    description: summary,
    environment,
    statements: grants.flatMap((grant) => statementsOf(grant, functionProps)),
    timeoutSeconds: timeout,
    memoryMb: memory,
  });
}
