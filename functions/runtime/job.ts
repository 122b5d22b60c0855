import type { Context } from 'aws-lambda';
import { causeOf, log } from './log.ts';
import { withLogContext } from './log-context.ts';

export type JobContext = Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>;

/** A job failed; its own log line says why. */
class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/**
 * The Lambda handler of a job. Lambda prints what a handler throws with its message, which may quote what a
 * person typed; so the cause is logged here without it, and a bare error tells Lambda to try again.
 */
export const job =
  <Event, Result>(name: string, run: (event: Event, context: JobContext) => Promise<Result>) =>
  (event: Event, context: JobContext): Promise<Result> =>
    withLogContext({ operation: `job:${name}`, invocation_id: context.awsRequestId }, async () => {
      try {
        return await run(event, context);
      } catch (error) {
        log.error('job failed', { cause: causeOf(error) });
        throw new JobFailed(`The job ${name} failed.`);
      }
    });
