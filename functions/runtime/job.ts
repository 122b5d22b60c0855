import type { Context } from 'aws-lambda';
import { causeOf, log } from './log.ts';
import { withLogContext } from './log-context.ts';

export type JobContext = Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>;

/** The cause has its own log line. */
class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

/** Lambda logs a thrown error's message, which may quote user input, so only a bare error is thrown. */
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
