import { Duration, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

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

/** An on-failure destination. CDK's own would also grant reading the queue's attributes. */
export const giveUpTo = (queue: sqs.Queue) => ({
  bind: (_: unknown, handler: lambda.IFunction) => {
    handler.addToRolePolicy(
      new iam.PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
    );
    return { destination: queue.queueArn };
  },
});
