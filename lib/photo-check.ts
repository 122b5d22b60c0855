import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { incomingPrefix } from '#domain/photos.ts';
import type { Surroundings } from './api.ts';
import type { AppFunction } from './app-function.ts';
import { queuedJob } from './job-queue.ts';

/** An event that cannot be queued for this long is put aside; the lead's task asks for the check again. */
const maxEventAge = Duration.hours(1);

/** Looks at every upload as soon as it has arrived. */
export class PhotoCheck extends Construct {
  readonly check: AppFunction;
  /** Events whose check kept failing. The lead's task asks again for a photo that a lead refers to. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, surroundings: Surroundings) {
    super(scope, id);
    const { job, pending, failed } = queuedJob(this, 'photo-check', surroundings, {
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
          bucket: { name: [surroundings.data.photos.bucketName] },
          // The check leaves an empty object behind, which is nothing to check.
          object: { key: events.Match.prefix(incomingPrefix), size: events.Match.greaterThan(0) },
        },
      },
      targets: [new targets.SqsQueue(pending, { retryAttempts: 10, maxEventAge, deadLetterQueue: failed })],
    });
  }
}
