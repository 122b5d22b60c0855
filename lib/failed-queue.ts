import { Duration, Validations } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Statement } from './grants.ts';

/** Keeps failed events for two weeks; an alarm watches it. */
export function failedQueue(scope: Construct): sqs.Queue {
  const queue = new sqs.Queue(scope, 'Failed', {
    enforceSSL: true,
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    retentionPeriod: Duration.days(14),
  });
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions::AwsSolutions-SQS3',
    reason: 'It is where failed work goes, and nothing reads it by machine.',
  });
  return queue;
}

/** What a function needs to give up to the queue. */
export const sendTo = (queue: sqs.Queue): Statement => ({
  actions: ['sqs:SendMessage'],
  resources: [queue.queueArn],
});

/** An on-failure destination. CDK's own would grant it in a policy of its own, and reading the queue's attributes. */
export const giveUpTo = (queue: sqs.Queue) => ({ bind: () => ({ destination: queue.queueArn }) });
