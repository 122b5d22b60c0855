import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');
const [[topic = ''] = []] = resourcesOf(site, 'AWS::SNS::Topic').filter(([id]) =>
  id.startsWith('MailEvents'),
);
const [[key = ''] = []] = resourcesOf(site, 'AWS::KMS::Key').filter(([id]) => id.startsWith('MailEvents'));
const queues = resourcesOf(site, 'AWS::SQS::Queue').filter(([id]) => id.startsWith('MailEvents'));

test('SES tells of bounces, complaints and rejections, and of nothing else', () => {
  site.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
      SnsDestination: { TopicARN: { Ref: topic } },
    },
  });
  site.resourceCountIs('AWS::SES::ConfigurationSetEventDestination', 1);
});

test('events are encrypted wherever they lie, and travel by TLS alone', () => {
  const { Properties } = site.toJSON().Resources[topic];
  expect(Properties.KmsMasterKeyId).toEqual({ 'Fn::GetAtt': [key, 'Arn'] });
  expect(site.toJSON().Resources[key].Properties.EnableKeyRotation).toBe(true);
  expect(queues).toHaveLength(2);
  const tlsOnly = {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      ]),
    },
  };
  site.hasResourceProperties('AWS::SNS::TopicPolicy', { Topics: [{ Ref: topic }], ...tlsOnly });
  for (const [id, queue] of queues) {
    expect(queue.Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
    site.hasResourceProperties('AWS::SQS::QueuePolicy', { Queues: [{ Ref: id }], ...tlsOnly });
  }
});

test('SES alone may publish, for this account and by our configuration set', () => {
  site.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [{ Ref: topic }],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'ses.amazonaws.com' },
          Condition: {
            StringEquals: {
              'AWS:SourceAccount': { Ref: 'AWS::AccountId' },
              'AWS:SourceArn': Match.anyValue(),
            },
          },
        }),
      ]),
    },
  });
  site.hasResourceProperties('AWS::KMS::Key', {
    KeyPolicy: {
      Statement: Match.arrayWith([
        {
          Effect: 'Allow',
          Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
          Principal: { Service: 'ses.amazonaws.com' },
          Resource: '*',
        },
      ]),
    },
  });
});

test('the job takes events from a queue, again when it fails, and what fails five times is put aside', () => {
  site.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MailEventsPending'), 'Arn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  });
  site.hasResourceProperties('AWS::SQS::Queue', {
    RedrivePolicy: {
      deadLetterTargetArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MailEventsFailed'), 'Arn'] },
      maxReceiveCount: 5,
    },
    // Six times the 30 s that the job may run.
    VisibilityTimeout: 180,
  });
  site.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'sqs', RawMessageDelivery: true });
});
