import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { incomingPrefix } from '#domain/photo/photos.ts';
import type { AppFunction } from './app-function.ts';
import type { JobProps } from './function-props.ts';
import { queuedJob } from './job-queue.ts';

/** An event queued for longer is put aside; the lead's task requests the check again. */
const maxEventAge = Duration.hours(1);

export class PhotoCheck extends Construct {
  readonly check: AppFunction;
  /** Events whose check kept failing. The task of a lead retries the photos it refers to. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, jobProps: JobProps) {
    super(scope, id);
    const { job, pending, failed } = queuedJob(this, 'photo-check', jobProps, {
      attempts: 3,
      batchSize: 1,
    });
    this.check = job;
    this.failed = failed;
    new events.Rule(this, 'Uploaded', {
      description: 'An upload has arrived, or its check was asked for again',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [jobProps.data.photos.bucketName] },
          // The check leaves an empty object behind, which must not trigger it again.
          object: { key: events.Match.prefix(incomingPrefix), size: events.Match.greaterThan(0) },
        },
      },
      targets: [new targets.SqsQueue(pending, { retryAttempts: 10, maxEventAge, deadLetterQueue: failed })],
    });
  }
}
