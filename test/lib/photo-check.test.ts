import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { quarantineDays } from '#domain/booking/quarantine-end.ts';
import { checkedDays } from '#domain/photo/photos.ts';
import { resourcesOf } from './resources.ts';
import { statementsByRole } from './statements.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');
const only = (type: string, like: RegExp) => {
  const found = resourcesOf(site, type).filter(([id]) => like.test(id));
  expect(found).toHaveLength(1);
  return found[0] ?? expect.unreachable();
};
const [failedId] = only('AWS::SQS::Queue', /^PhotoCheckFailed/);
const [pendingId, pending] = only('AWS::SQS::Queue', /^PhotoCheckPending/);
const [functionId, check] = only('AWS::Lambda::Function', /^PhotoCheck/);
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

test('the bucket tells EventBridge of its objects, without a function of CDK beside it', () => {
  expect(site.toJSON().Resources.Photos.Properties.NotificationConfiguration).toEqual({
    EventBridgeConfiguration: { EventBridgeEnabled: true },
  });
  expect(Object.keys(site.findResources('Custom::S3BucketNotifications'))).toEqual([]);
});

test('every upload is queued for the check, and put aside when it cannot be', () => {
  site.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: {
        bucket: { name: [{ Ref: 'Photos' }] },
        object: { key: [{ prefix: 'incoming/' }], size: [{ numeric: ['>', 0] }] },
      },
    },
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: arnOf(pendingId),
        DeadLetterConfig: { Arn: arnOf(failedId) },
        RetryPolicy: { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 10 },
      }),
    ],
  });
});

test('a flood of uploads takes four of the functions that the account may run at once', () => {
  site.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: arnOf(pendingId),
    FunctionName: { Ref: functionId },
    BatchSize: 1,
    ScalingConfig: { MaximumConcurrency: 4 },
  });
  expect(resourcesOf(site, 'AWS::Lambda::Permission').filter(([id]) => id.startsWith('PhotoCheck'))).toEqual(
    [],
  );
});

test('no function reserves concurrency, which a new account refuses', () => {
  const reserved = resourcesOf(site, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties.ReservedConcurrentExecutions !== undefined,
  );
  expect(reserved).toEqual([]);
});

test('a check that fails three times is put aside', () => {
  expect(pending.Properties).toMatchObject({
    RedrivePolicy: { deadLetterTargetArn: arnOf(failedId), maxReceiveCount: 3 },
    SqsManagedSseEnabled: true,
    VisibilityTimeout: 360,
  });
});

test('only the rule for uploads may put events into the queues', () => {
  const [ruleId] = only('AWS::Events::Rule', /^PhotoCheck/);
  for (const id of [pendingId, failedId]) {
    site.hasResourceProperties('AWS::SQS::QueuePolicy', {
      Queues: [{ Ref: id }],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: Match.anyValue(),
            Principal: { Service: 'events.amazonaws.com' },
            Condition: { ArnEquals: { 'aws:SourceArn': arnOf(ruleId) } },
          }),
        ]),
      },
    });
  }
});

test('the photo check has a whole processor, a minute, and no disk', () => {
  expect(check.Properties).toMatchObject({ MemorySize: 1769, Timeout: 60 });
  expect(check.Properties).not.toHaveProperty('EphemeralStorage');
});

test('the check reads and empties uploads and writes beside them; it never sees what leads keep', () => {
  const objects = (prefix: string) => ({
    'Fn::Join': ['', [{ 'Fn::GetAtt': ['Photos', 'Arn'] }, `/${prefix}/*`]],
  });
  const [roleId] = only('AWS::IAM::Role', /^PhotoCheck/);
  const statements = statementsByRole(site).get(roleId);
  expect(statements?.filter(({ Action }) => JSON.stringify(Action).includes('s3:'))).toEqual([
    { Effect: 'Allow', Action: 's3:GetObject', Resource: objects('incoming') },
    {
      Effect: 'Allow',
      Action: 's3:PutObject',
      Resource: [objects('checked'), objects('incoming'), objects('quarantine')],
    },
    {
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: { 'Fn::GetAtt': ['Photos', 'Arn'] },
      Condition: { StringLike: { 's3:prefix': ['incoming/*'] } },
    },
  ]);
});

test('nobody but the check may write what counts as checked', () => {
  const writers = [...statementsByRole(site)].filter(([, statements]) =>
    statements.some(
      ({ Action, Resource }) =>
        JSON.stringify(Action).includes('s3:PutObject') && JSON.stringify(Resource).includes('/checked/'),
    ),
  );
  expect(writers.map(([id]) => id.slice(0, 'PhotoCheck'.length))).toEqual(['PhotoCheck']);
});

test('what is checked outlives a lead in quarantine, which may be restored to its last day', () => {
  expect(checkedDays).toBeGreaterThan(quarantineDays);
});
