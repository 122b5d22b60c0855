import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { jobTable } from '#domain/operations/jobs.ts';
import type { Surroundings } from './api.ts';
import type { AppFunction } from './app-function.ts';
import { failedQueue } from './failed-queue.ts';
import { jobFunction } from './job-function.ts';

/**
 * What becomes of mails: SES tells of bounces, complaints and rejections, and a job writes them down at their
 * lead. A queue in between keeps them through an outage, and what failed can be put back into it.
 */
export class MailEvents extends Construct {
  readonly job: AppFunction;
  /** Events that failed again and again. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, surroundings: Surroundings) {
    super(scope, id);
    this.failed = failedQueue(this);
    // Events name recipients, so they are encrypted wherever they lie.
    const pending = new sqs.Queue(this, 'Pending', {
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
      // Lambda's advice: six times what the job may take.
      visibilityTimeout: Duration.seconds(6 * jobTable['mail-events'].timeout),
      deadLetterQueue: { queue: this.failed, maxReceiveCount: 5 },
    });
    const topic = this.topic();
    topic.addSubscription(new SqsSubscription(pending, { rawMessageDelivery: true }));
    new ses.ConfigurationSetEventDestination(this, 'Destination', {
      configurationSet: surroundings.mail.configurationSet,
      destination: ses.EventDestination.snsTopic(topic),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT, ses.EmailSendingEvent.REJECT],
    });
    this.job = jobFunction(this, 'mail-events', surroundings);
    this.job.lambda.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        resources: [pending.queueArn],
      }),
    );
    new lambda.EventSourceMapping(this, 'Feed', {
      target: this.job.lambda,
      eventSourceArn: pending.queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
    });
  }

  /** SES cannot use Amazon's own key of SNS, so the topic has one. */
  private topic(): sns.Topic {
    const key = new kms.Key(this, 'Key', {
      description: 'Encrypts what SES tells of mails',
      enableKeyRotation: true,
      // It holds nothing for good, and would cost a dollar a month for ever.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('ses.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'], // in a key's policy that is the key itself
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    return new sns.Topic(this, 'Topic', { enforceSSL: true, masterKey: key });
  }
}
