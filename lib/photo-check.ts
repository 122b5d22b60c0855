import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { incomingPrefix } from '#domain/photos.ts';
import type { Surroundings } from './api.ts';
import type { AppFunction } from './app-function.ts';
import { failedQueue, giveUpTo } from './failed-queue.ts';
import { jobFunction } from './job-function.ts';

/** Older than this an event is given up; the lead's duty asks for the check again. */
const maxEventAge = Duration.hours(1);

/** Looks at every upload as soon as it has arrived. */
export class PhotoCheck extends Construct {
  readonly check: AppFunction;
  /** Events whose check failed again and again. What a lead refers to is put forward again by its duty. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, surroundings: Surroundings) {
    super(scope, id);
    this.failed = failedQueue(this);
    this.check = jobFunction(this, 'photo-check', surroundings);
    this.check.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge,
      onFailure: giveUpTo(this.failed),
    });
    new events.Rule(this, 'Uploaded', {
      description: 'An upload has arrived, or was put forward again',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [surroundings.data.photos.bucketName] },
          object: { key: events.Match.prefix(incomingPrefix) },
        },
      },
      targets: [
        new targets.LambdaFunction(this.check.lambda, {
          retryAttempts: 10,
          maxEventAge,
          deadLetterQueue: this.failed,
        }),
      ],
    });
  }
}
