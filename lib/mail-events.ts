import { RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import type { JobProps } from './function-props.ts';
import { queuedJob } from './job-queue.ts';

/** Delivery events for the lead. The queue keeps them through an outage; failed ones can be put back. */
export class MailEvents extends Construct {
  readonly job: AppFunction;
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, jobProps: JobProps) {
    super(scope, id);
    // Events name recipients, so they are encrypted at rest everywhere.
    const { job, pending, failed } = queuedJob(this, 'mail-events', jobProps, {
      attempts: 5,
      batchSize: 10,
    });
    this.job = job;
    this.failed = failed;
    const topic = this.topic();
    topic.addSubscription(new SqsSubscription(pending, { rawMessageDelivery: true }));
    new ses.ConfigurationSetEventDestination(this, 'Destination', {
      configurationSet: jobProps.mail.configurationSet,
      destination: ses.EventDestination.snsTopic(topic),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT, ses.EmailSendingEvent.REJECT],
    });
  }

  /** SES cannot publish to a topic encrypted with the AWS managed key. */
  private topic(): sns.Topic {
    const key = new kms.Key(this, 'Key', {
      description: 'Encrypts what SES tells of mails',
      enableKeyRotation: true,
      // It encrypts nothing lasting, and would cost a dollar a month forever.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    key.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('ses.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'], // in a key's policy that is the key itself
        // AWS documents no condition for SES; a wrong one silently drops events. The topic admits this account.
      }),
    );
    return new sns.Topic(this, 'Topic', { enforceSSL: true, masterKey: key });
  }
}
