import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { type OperationName, operationEntry, operationNames, routeKeysOf } from '#domain/operations/table.ts';
import type { EnvironmentName } from '#functions/runtime/env.ts';
import { functionNames } from '#lib/bundle.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site, edge, functions } = synthesise('prod');
const text = JSON.stringify([site.toJSON(), edge.toJSON()]);

const ourFunctions = () =>
  resourcesOf(site, 'AWS::Lambda::Function').filter(
    ([id, { Properties }]) => Properties.Runtime === 'nodejs24.x' && !id.startsWith('AWSCDKTrigger'),
  );

test('there is one function for each operation and each job', () => {
  expect(ourFunctions()).toHaveLength(functionNames.length);
});

const wholeEnvironment = {
  LEADS_TABLE: true,
  TIMELINE_TABLE: true,
  QUOTES_TABLE: true,
  POSTS_TABLE: true,
  DAYS_TABLE: true,
  CUSTOMERS_TABLE: true,
  SETTINGS_TABLE: true,
  FORECASTS_TABLE: true,
  CONTENT_TABLE: true,
  WEATHER_URL: true,
  PHOTOS_BUCKET: true,
  EXPORTS_BUCKET: true,
  SITE_BUCKET: true,
  SITE_SERVER: true,
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

test.each(ourFunctions())('function %s is told what it needs and nothing else', (id, { Properties }) => {
  const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
  const isCalled = operationNames.some((name) => name === functions.get(id));
  const names = Object.keys(wholeEnvironment).filter((name) => isCalled || !name.startsWith('ORIGIN_SECRET'));
  expect(Object.keys(Variables).sort()).toEqual(names.sort());
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
  const keys = resourcesOf(site, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey);
  expect(keys.sort()).toEqual(operationNames.map(operationEntry).flatMap(routeKeysOf).sort());
  expect(keys).toContain('HEAD /api/calendar/{file}');
  expect(text).not.toContain('_local');
});

test('the authorizer takes tokens of our pool for our client', () => {
  site.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'JWT',
    JwtConfiguration: { Audience: [{ Ref: Match.stringLikeRegexp('^SignInAdminsWeb') }] },
  });
});

const doors = (['Public', 'Admin'] as const).flatMap((door) => {
  const names = operationNames.filter(
    (name) => (operationEntry(name).auth === 'admin') === (door === 'Admin'),
  );
  const isRead = (name: OperationName) => operationEntry(name).method === 'GET';
  return [
    [door, 'Reads', names.filter(isRead)],
    [door, 'Acts', names.filter((name) => !isRead(name))],
  ] as const;
});

test.each(doors)(
  'behind the door %s the gateway calls %s by a role that may call nothing else',
  (door, caller, names) => {
    const [[role = '', { Properties: gateway }] = expect.unreachable(), ...others] = resourcesOf(
      site,
      'AWS::IAM::Role',
    ).filter(([id]) => id.startsWith(`Api${door}Gateway${caller}`));
    expect(others).toEqual([]);
    expect(gateway.AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Action: 'sts:AssumeRole', Principal: { Service: 'apigateway.amazonaws.com' } }],
    });
    const arns = [...functions]
      .filter(([, name]) => names.some((each) => each === name))
      .map(([id]) => ({ 'Fn::GetAtt': [id, 'Arn'] }));
    expect(arns).toHaveLength(names.length);
    expect(gateway.Policies).toMatchObject([
      { PolicyDocument: { Statement: [{ Action: 'lambda:InvokeFunction', Resource: expect.any(Array) }] } },
    ]);
    const [{ PolicyDocument }] = gateway.Policies as [
      { PolicyDocument: { Statement: [{ Resource: object[] }] } },
    ];
    expect(new Set(PolicyDocument.Statement[0].Resource)).toEqual(new Set(arns));
    const byRole = resourcesOf(site, 'AWS::ApiGatewayV2::Integration').filter(([, { Properties }]) =>
      isDeepStrictEqual(Properties.CredentialsArn, { 'Fn::GetAtt': [role, 'Arn'] }),
    );
    expect(new Set(byRole.map(([, { Properties }]) => Properties.IntegrationUri))).toEqual(new Set(arns));
  },
);

test.each(operationNames)('the route of %s leads to its function', (name) => {
  const { method, path } = operationEntry(name);
  const [, route] =
    resourcesOf(site, 'AWS::ApiGatewayV2::Route').find(
      ([, { Properties }]) => Properties.RouteKey === `${method} /api${path}`,
    ) ?? expect.unreachable();
  const [, integration] = JSON.stringify(route.Properties.Target).match(/"Ref":"(\w+)"/) ?? [];
  const [, { Properties }] =
    resourcesOf(site, 'AWS::ApiGatewayV2::Integration').find(([id]) => id === integration) ??
    expect.unreachable();
  const {
    'Fn::GetAtt': [called],
  } = Properties.IntegrationUri as { 'Fn::GetAtt': [string, string] };
  expect(functions.get(called)).toBe(name);
});

type Throttle = { readonly ThrottlingRateLimit: number; readonly ThrottlingBurstLimit: number };
const [[, { Properties: stage }] = expect.unreachable()] = resourcesOf(site, 'AWS::ApiGatewayV2::Stage');
const allRoutes = stage.DefaultRouteSettings as Throttle;
const publicRoutes = stage.RouteSettings as Record<string, Throttle>;

test('every route that needs no sign-in has a limit of its own, by the table', () => {
  const limits = Object.entries(publicRoutes).map(([route, limit]) => [route, limit.ThrottlingRateLimit]);
  const wanted = operationNames.flatMap((name) => {
    const entry = operationEntry(name);
    if (entry.auth === 'admin') return [];
    return routeKeysOf(entry).map((key) => [key, key.startsWith('HEAD') ? 1 : entry.perSecond] as const);
  });
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(wanted));
});

test('strangers who use up all their limits leave admins 10 calls a second and a burst of 40', () => {
  const sum = (pick: (limit: Throttle) => number) =>
    Object.values(publicRoutes).reduce((total, limit) => total + pick(limit), 0);
  const rate = sum((limit) => limit.ThrottlingRateLimit);
  const burst = sum((limit) => limit.ThrottlingBurstLimit);
  expect(allRoutes.ThrottlingRateLimit - rate).toBeGreaterThanOrEqual(10);
  expect(allRoutes.ThrottlingBurstLimit - burst).toBeGreaterThanOrEqual(40);
});

test('docs/security.md names the limit over all', () => {
  const { ThrottlingRateLimit: rate } = allRoutes;
  expect(readFileSync('docs/security.md', 'utf8')).toContain(`Everybody: ${rate} calls a second`);
});

test('access logs name the route, never the path, which may be a secret', () => {
  const formats = resourcesOf(site, 'AWS::ApiGatewayV2::Stage').map(
    ([, { Properties }]) => Properties.AccessLogSettings,
  );
  expect(formats).toHaveLength(1);
  expect(JSON.stringify(formats)).toContain('$context.routeKey');
  expect(JSON.stringify(formats)).not.toMatch(/\$context\.(path|rawPath|identity|authorizer)/);
});
