import type { Construct } from 'constructs';
import { type JobName, jobEntry } from '#domain/operations/jobs.ts';
import { AppFunction } from './app-function.ts';
import type { JobProps } from './function-props.ts';
import { type Statement, statementsOf } from './grants.ts';

/** The function of a job from the table. Its trigger is wired by the caller, with what that needs to be allowed. */
export function jobFunction(
  scope: Construct,
  name: JobName,
  jobProps: JobProps,
  triggered: readonly Statement[] = [],
): AppFunction {
  const { code, environment, logGroup } = jobProps;
  const { summary, grants, timeout, memory } = jobEntry(name);
  return new AppFunction(scope, name, {
    code: code(name),
    description: summary,
    environment,
    statements: [...grants.flatMap((grant) => statementsOf(grant, jobProps)), ...triggered],
    timeoutSeconds: timeout,
    memoryMb: memory,
    logGroup,
  });
}
