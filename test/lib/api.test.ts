import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import type { EnvironmentName } from '#functions/runtime/env.ts';
import { functionNames } from '#lib/bundle.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site, edge } = synthesise('prod');
const text = JSON.stringify([site.toJSON(), edge.toJSON()]);

const ourFunctions = () =>
  resourcesOf(site, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => Properties.Runtime === 'nodejs24.x',
  );

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
  POWERTOOLS_SERVICE_NAME: true,
} satisfies Record<EnvironmentName, true>;

test.each(ourFunctions())('function %s gets the whole environment and nothing else', (_, { Properties }) => {
  const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
  expect(Object.keys(Variables).sort()).toEqual(Object.keys(wholeEnvironment).sort());
  expect(Properties.Architectures).toEqual(['arm64']);
});

test('the origin secret stands in no template, and outside a rotation there is no second one', () => {
  expect(text).not.toContain(':SecretString:previous');
  expect(text).toContain('{{resolve:secretsmanager:');
  site.hasResourceProperties('AWS::SecretsManager::Secret', { SecretString: Match.absent() });
});

test.each(operationNames)('the route of %s asks for a token exactly when the table says admin', (name) => {
  const { method, path, auth } = operationEntry(name);
  const route = resourcesOf(site, 'AWS::ApiGatewayV2::Route').find(
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
  const formats = resourcesOf(site, 'AWS::ApiGatewayV2::Stage').map(
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
/** X-Ray knows no resources. */
const isTracing = (action: string | string[]) =>
  String(action) === 'xray:PutTelemetryRecords,xray:PutTraceSegments';
const statements = resourcesOf(site, 'AWS::IAM::Policy')
  .filter(([id]) => !id.startsWith('CustomCDK'))
  .flatMap(([id, { Properties }]) => {
    const { Statement } = Properties.PolicyDocument as { Statement: Statement[] };
    return Statement.map((statement) => [id, statement] as const);
  })
  .filter(([, { Action }]) => !isTracing(Action));

test.each(statements)('%s allows named actions on named resources', (_, { Action, Resource }) => {
  expect([Action].flat().join()).not.toContain('*');
  expect([Resource].flat()).not.toContain('*');
});

test.each([
  ['health', []],
  ['generate-upload-url', ['PutObject Photos']],
  [
    'lead-intake',
    ['GetItem Leads', 'GetObject Photos', 'ListBucket Photos', 'PutItem LeadStatusHistory', 'PutItem Leads'],
  ],
  ['lead-status', ['GetItem Leads', 'Query LeadStatusHistory']],
  ['admin-leads', ['BatchGetItem Leads', 'Query Leads']],
  ['admin-lead-restore', ['GetItem Leads', 'PutItem LeadStatusHistory', 'UpdateItem Leads']],
  [
    'admin-timeline-add',
    ['ConditionCheckItem Leads', 'GetItem Leads', 'PutItem LeadStatusHistory', 'Query LeadStatusHistory'],
  ],
  [
    'admin-quote-save',
    ['GetItem Leads', 'GetItem Quotes', 'PutItem LeadStatusHistory', 'PutItem Quotes', 'UpdateItem Leads'],
  ],
  ['quote', ['GetItem Quotes']],
  ['quote-create', ['PutItem Quotes']],
  ['quote-decide', ['GetItem Quotes', 'PutItem LeadStatusHistory', 'UpdateItem Quotes']],
])('%s may do what it needs and no more', (name, allowed) => {
  const id = `Api${name.replaceAll('-', '')}RoleDefaultPolicy`;
  const granted = statements
    .filter(([policy]) => policy.startsWith(id))
    .flatMap(([, { Action, Resource }]) =>
      [Action].flat().map((action) => {
        const [service, verb] = action.split(':');
        const [, holder] = /"(\w+)","Arn"/.exec(JSON.stringify(Resource)) ?? [];
        return service === 'logs' ? '' : `${verb} ${holder}`;
      }),
    );
  expect([...new Set(granted)].filter(Boolean).sort()).toEqual(allowed);
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
