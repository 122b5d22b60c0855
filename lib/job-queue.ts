import { Duration } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type JobName, jobEntry } from '#domain/operations/jobs.ts';
import type { AppFunction } from './app-function.ts';
import { failedQueue } from './failed-queue.ts';
import type { JobProps } from './function-props.ts';
import { jobFunction } from './job-function.ts';

interface QueuedJobOptions {
  readonly attempts: number;
  readonly batchSize: number;
}

export interface QueuedJob {
  readonly job: AppFunction;
  readonly pending: sqs.Queue;
  readonly failed: sqs.Queue;
}

/** The queue also limits concurrency. A new account, whose limit is ten, refuses reserved concurrency. */
export function queuedJob(
  scope: Construct,
  name: JobName,
  jobProps: JobProps,
  { attempts, batchSize }: QueuedJobOptions,
): QueuedJob {
  const { timeout, atOnce } = jobEntry(name);
  const failed = failedQueue(scope);
  const pending = new sqs.Queue(scope, 'Pending', {
    enforceSSL: true,
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
    // AWS advises six times the function's timeout.
    visibilityTimeout: Duration.seconds(6 * timeout),
    deadLetterQueue: { queue: failed, maxReceiveCount: attempts },
  });
  const job = jobFunction(scope, name, jobProps, [
    {
      actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      resources: [pending.queueArn],
    },
  ]);
  new lambda.EventSourceMapping(scope, 'Feed', {
    target: job.lambda,
    eventSourceArn: pending.queueArn,
    batchSize,
    ...(atOnce !== undefined && { maxConcurrency: atOnce }),
    reportBatchItemFailures: true,
  });
  return { job, pending, failed };
}
