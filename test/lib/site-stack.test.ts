import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { tables } from '#functions/data/keys.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');

test.each(['Leads', 'LeadStatusHistory', 'Quotes', 'BlogPosts', 'Photos', 'Exports', 'Site', 'Admins'])(
  'the logical id %s holds data, stays as it is and outlives the stack',
  (id) => {
    expect(site.toJSON().Resources[id]).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
    });
  },
);

test.each(tables)(
  'table $id can be restored, is protected, encrypted and paid by use',
  ({ id, ...definition }) => {
    const table = site.toJSON().Resources[id].Properties;
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        },
      ],
    });
    const key = [definition.partition, ...('sort' in definition ? [definition.sort] : [])];
    expect(table.KeySchema.map(({ AttributeName }: { AttributeName: string }) => AttributeName)).toEqual(key);
    expect(table.GlobalSecondaryIndexes ?? []).toHaveLength(definition.indexes.length);
  },
);

test("the output DataEnvironment names all that the operator's commands work on", () => {
  const { Value } = site.toJSON().Outputs.DataEnvironment;
  const text = JSON.stringify(Value);
  const names = [...tables.map(({ env }) => env), 'PHOTOS_BUCKET', 'EXPORTS_BUCKET', 'AWS_REGION'];
  expect(names.filter((name) => !text.includes(`${name}=`))).toEqual([]);
});

test('only the leads hand their changes on, and only rows with an end expire', () => {
  const { Leads, Quotes } = site.toJSON().Resources;
  expect(Leads.Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' });
  expect(Leads.Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expires_at', Enabled: true });
  expect(Quotes.Properties).not.toHaveProperty('TimeToLiveSpecification');
});

test.each(resourcesOf(site, 'AWS::S3::Bucket').map(([id]) => id))(
  'bucket %s is private, encrypted and TLS only',
  (id) => {
    expect(site.toJSON().Resources[id].Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
    });
    site.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: id },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
  },
);

test('photos come in by PUT and are read by script from the site alone, and what passes through has an end', () => {
  const { AccessLogs, Exports, Photos, Site } = site.toJSON().Resources;
  expect(Photos.Properties.CorsConfiguration.CorsRules).toEqual([
    {
      AllowedMethods: ['GET', 'PUT'],
      AllowedOrigins: ['https://boatdetailingla.example'],
      AllowedHeaders: ['content-type', 'if-none-match'],
      MaxAge: 3600,
    },
  ]);
  const rules = Photos.Properties.LifecycleConfiguration.Rules;
  const expiring = rules.filter((rule: object) => 'ExpirationInDays' in rule);
  expect(
    expiring.map((rule: { Prefix: string; ExpirationInDays: number }) => [
      rule.Prefix,
      rule.ExpirationInDays,
    ]),
  ).toEqual([
    ['incoming/', 7],
    ['checked/', 31],
    ['quarantine/', 30],
  ]);
  expect(Exports.Properties.LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 1 }]);
  expect(AccessLogs.Properties.LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 90 }]);
  for (const bucket of [Photos, Site]) {
    expect(bucket.Properties.LifecycleConfiguration.Rules).toContainEqual(
      expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 30 } }),
    );
  }
});

test('every log ends after a month', () => {
  for (const [, { Properties, DeletionPolicy }] of resourcesOf(site, 'AWS::Logs::LogGroup')) {
    expect(Properties.RetentionInDays).toBe(30);
    expect(DeletionPolicy).toBe('Delete');
  }
});

test('admins are invited, by passwords that are hard to guess', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: 'ACTIVE',
    Policies: {
      PasswordPolicy: {
        MinimumLength: 12,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: true,
        RequireUppercase: true,
        TemporaryPasswordValidityDays: 3,
      },
    },
  });
});

test('admins sign in by SRP alone; their tokens live 15 minutes, their sessions thirty days', () => {
  site.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    EnableTokenRevocation: true,
    AllowedOAuthFlowsUserPoolClient: false,
    PreventUserExistenceErrors: 'ENABLED',
    GenerateSecret: Match.absent(),
  });
});

test('new leads that owe something and lost links reach the job, and records that fail are kept', () => {
  site.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 3,
    DestinationConfig: { OnFailure: Match.anyValue() },
    FilterCriteria: {
      Filters: [
        {
          Pattern:
            '{"eventName":["INSERT","MODIFY"],"dynamodb":{"NewImage":{"owed_shard":{"S":["owed","photos","links"]},"tasks_added":{"S":["yes"]}}}}',
        },
      ],
    },
  });
});

test('the sweep runs every five minutes, and alarms watch it and what is owed for long', () => {
  site.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
  });
  // Lambda would by itself try twice more, and keep what it could not run for hours.
  site.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: Match.stringLikeRegexp('sweep') },
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds: 300,
  });
  site.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'LeadsOwedForLong',
    Namespace: 'BoatDetailing',
    Threshold: 1,
    AlarmActions: [Match.anyValue()],
  });
  site.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'Invocations',
    TreatMissingData: 'breaching',
  });
});
