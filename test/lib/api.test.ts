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
  expect(JSON.stringify(formats)).toContain('$context.routeKey');
  expect(JSON.stringify(formats)).not.toMatch(/\$context\.(path|rawPath|identity|authorizer)/);
});
