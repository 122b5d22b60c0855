import { RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Surroundings } from './api.ts';
import type { AppFunction } from './app-function.ts';
import { queuedJob } from './job-queue.ts';

/**
 * What becomes of emails: SES reports bounces, complaints and rejections, and a job notes them on their lead.
 * The queue in between keeps them through an outage, and what failed can be put back into it.
 */
export class MailEvents extends Construct {
  readonly job: AppFunction;
  /** Events that kept failing. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, surroundings: Surroundings) {
    super(scope, id);
    // Events name recipients, so they are encrypted wherever they lie.
    const { job, pending, failed } = queuedJob(this, 'mail-events', surroundings, {
      attempts: 5,
      batchSize: 10,
    });
    this.job = job;
    this.failed = failed;
    const topic = this.topic();
    topic.addSubscription(new SqsSubscription(pending, { rawMessageDelivery: true }));
    new ses.ConfigurationSetEventDestination(this, 'Destination', {
      configurationSet: surroundings.mail.configurationSet,
      destination: ses.EventDestination.snsTopic(topic),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT, ses.EmailSendingEvent.REJECT],
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
        // No condition: AWS documents none that SES fulfils here, and for other services one loses events
        // without a word. The topic's policy lets in this account's configuration set alone.
      }),
    );
    return new sns.Topic(this, 'Topic', { enforceSSL: true, masterKey: key });
  }
}
