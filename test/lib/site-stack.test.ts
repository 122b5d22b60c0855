import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { operationEntry } from '#domain/operations/index.ts';
import { operationNames } from '#domain/operations/table.ts';
import { tables } from '#functions/data/keys.ts';
import type { EnvironmentName } from '#functions/runtime/env.ts';
import { functionNames } from '#lib/bundle.ts';
import { synthesise } from './synthesise.ts';

const { site, edge, report } = synthesise('prod');
const text = JSON.stringify([site.toJSON(), edge.toJSON()]);

interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties: Record<string, unknown>;
}

const resources = (type: string, template: Template = site) =>
  Object.entries(template.findResources(type)) as [string, Resource][]; // every resource has these

const ourFunctions = () =>
  resources('AWS::Lambda::Function').filter(([, { Properties }]) => Properties.Runtime === 'nodejs24.x');

test('no rule of the AWS Solutions pack is open, and each exception says why', () => {
  const [pack, ...others] = report.pluginReports;
  expect(others).toEqual([]);
  expect(pack).toMatchObject({ pluginName: 'AwsSolutions', conclusion: 'success', violations: [] });
  for (const { reason } of pack?.suppressedViolations ?? []) expect(reason.length).toBeGreaterThan(20);
});

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

test('only the leads hand their changes on, and only rows with an end expire', () => {
  const { Leads, Quotes } = site.toJSON().Resources;
  expect(Leads.Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' });
  expect(Leads.Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expires_at', Enabled: true });
  expect(Quotes.Properties).not.toHaveProperty('TimeToLiveSpecification');
});

test.each(resources('AWS::S3::Bucket').map(([id]) => id))(
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

test('photos come in by PUT from the site alone, and what no lead refers to goes after a week', () => {
  const { Photos, Exports } = site.toJSON().Resources;
  expect(Photos.Properties.CorsConfiguration.CorsRules).toEqual([
    {
      AllowedMethods: ['PUT'],
      AllowedOrigins: ['https://boatdetailingla.example'],
      AllowedHeaders: ['content-type'],
      MaxAge: 3600,
    },
  ]);
  const rules = Photos.Properties.LifecycleConfiguration.Rules;
  expect(rules).toContainEqual(expect.objectContaining({ Prefix: 'incoming/', ExpirationInDays: 7 }));
  const expiring = rules.filter((rule: object) => 'ExpirationInDays' in rule);
  expect(expiring).toHaveLength(1);
  expect(Exports.Properties.LifecycleConfiguration.Rules).toEqual([
    { ExpirationInDays: 1, Status: 'Enabled' },
  ]);
});

test('there is one function for each operation and each job', () => {
  expect(ourFunctions()).toHaveLength(functionNames.length);
});

const wholeEnvironment = {
  LEADS_TABLE: true,
  TIMELINE_TABLE: true,
  QUOTES_TABLE: true,
  POSTS_TABLE: true,
  PHOTOS_BUCKET: true,
  EXPORTS_BUCKET: true,
  SITE_URL: true,
  MAIL_SENDER: true,
  MAIL_REPLY_TO: true,
  MAIL_OWNER: true,
  MAIL_CONFIGURATION_SET: true,
  PUBLIC_KEY: true,
  USER_POOL_ID: true,
  USER_POOL_CLIENT_ID: true,
  ORIGIN_SECRET: true,
  ORIGIN_SECRET_PREVIOUS: true,
  QUOTES_ENABLED: true,
} satisfies Record<EnvironmentName, true>;

test.each(ourFunctions())('function %s gets the whole environment and nothing else', (_, { Properties }) => {
  const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
  expect(Object.keys(Variables).sort()).toEqual(Object.keys(wholeEnvironment).sort());
  expect(Properties.Architectures).toEqual(['arm64']);
});

test('the origin secret stands in no template', () => {
  expect(text).toContain('{{resolve:secretsmanager:');
  site.hasResourceProperties('AWS::SecretsManager::Secret', { SecretString: Match.absent() });
});

test.each(operationNames)('the route of %s asks for a token exactly when the table says admin', (name) => {
  const { method, path, auth } = operationEntry(name);
  const route = resources('AWS::ApiGatewayV2::Route').find(
    ([, { Properties }]) => Properties.RouteKey === `${method} /api${path}`,
  );
  expect(route?.[1].Properties.AuthorizationType).toBe(auth === 'admin' ? 'JWT' : 'NONE');
});

test('there is no route beside the table, and none that is for one machine only', () => {
  site.resourceCountIs('AWS::ApiGatewayV2::Route', operationNames.length);
  expect(text).not.toContain('_local');
});

test('the authorizer takes tokens of our pool for our client', () => {
  site.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'JWT',
    JwtConfiguration: { Audience: [{ Ref: Match.stringLikeRegexp('^SignInAdminsWeb') }] },
  });
});

test('what strangers may write is throttled per route, all else per stage', () => {
  site.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
    RouteSettings: {
      'POST /api/lead-intake': Match.objectLike({ ThrottlingRateLimit: 5 }),
      'POST /api/generate-upload-url': Match.objectLike({ ThrottlingRateLimit: 20 }),
      'POST /api/quotes': Match.objectLike({ ThrottlingRateLimit: 5 }),
      'POST /api/quotes/{quoteId}/decision': Match.objectLike({ ThrottlingRateLimit: 5 }),
    },
  });
});

test('access logs name the route, never the path, which may be a secret', () => {
  const formats = resources('AWS::ApiGatewayV2::Stage').map(
    ([, { Properties }]) => Properties.AccessLogSettings,
  );
  expect(formats).toHaveLength(1);
  expect(JSON.stringify(formats)).not.toMatch(/\$context\.(path|rawPath|identity|authorizer)/);
});

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}
const statements = resources('AWS::IAM::Policy')
  .filter(([id]) => !id.startsWith('CustomCDK'))
  .flatMap(([id, { Properties }]) => {
    const { Statement } = Properties.PolicyDocument as { Statement: Statement[] };
    return Statement.map((statement) => [id, statement] as const);
  });

test.each(statements)('%s allows named actions on named resources', (_, { Action, Resource }) => {
  expect([Action].flat().join()).not.toContain('*');
  expect([Resource].flat()).not.toContain('*');
});

const writing = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'].map(
  (verb) => `dynamodb:${verb}`,
);

test.each([
  ['health', []],
  ['lead-status', ['dynamodb:GetItem', 'dynamodb:Query']],
  ['generate-upload-url', ['s3:PutObject']],
  ['admin-timeline-add', [...writing, 'dynamodb:GetItem'].sort()],
])('%s may do what it needs and no more', (name, actions) => {
  const id = `Api${name.replaceAll('-', '')}RoleDefaultPolicy`;
  const granted = statements.filter(([policy]) => policy.startsWith(id)).flatMap(([, { Action }]) => Action);
  const beyondLogs = granted.filter((action) => !action.startsWith('logs:'));
  expect([...new Set(beyondLogs)].sort()).toEqual(actions);
});

test('mail goes out in our own name alone', () => {
  const sending = statements.filter(([, { Action }]) => [Action].flat().includes('ses:SendRawEmail'));
  expect(sending).toHaveLength(5);
  for (const [, statement] of sending) {
    expect(statement).toHaveProperty(
      'Condition.StringEquals.ses:FromAddress',
      'hello@boatdetailingla.example',
    );
  }
});

test('every log ends after a month', () => {
  for (const [, { Properties, DeletionPolicy }] of resources('AWS::Logs::LogGroup')) {
    expect(Properties.RetentionInDays).toBe(30);
    expect(DeletionPolicy).toBe('Delete');
  }
});

test('admins are invited, sign in by SRP, and their tokens live 15 minutes', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    DeletionProtection: 'ACTIVE',
  });
  site.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    AccessTokenValidity: 15,
    TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes' }),
    PreventUserExistenceErrors: 'ENABLED',
    GenerateSecret: Match.absent(),
  });
});

test('new leads that owe something reach the job, and records that fail are kept', () => {
  site.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 3,
    DestinationConfig: { OnFailure: Match.anyValue() },
    FilterCriteria: {
      Filters: [
        { Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"owed_shard":{"S":["owed"]}}}}' },
      ],
    },
  });
});

test('the sweep runs every five minutes, and alarms watch it and what is owed for long', () => {
  site.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
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
