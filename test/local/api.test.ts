import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { APIGatewayProxyEventV2, APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationName } from '#domain/operations/table.ts';
import { createApi } from '#local/api/create-api.ts';
import type { Handler } from '#local/api/invoke.ts';
import { startCognito } from '#local/cognito/start-cognito.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { type Front, startFront } from '#local/front.ts';

const POOL = 'us-west-2_LocalPool';
const CLIENT = 'localsiteclient00000000000';
const reports: string[] = [];
const events: APIGatewayProxyEventV2[] = [];
let directory: string;
let identity: Front;
let gateway: Front;
let token: string;

const echo: Handler = async (event) => {
  events.push(event);
  return { statusCode: 201, headers: { 'x-seen': 'yes' }, cookies: ['a=1'], body: '{"ok":true}' };
};
const handlers: Partial<Record<OperationName, Handler>> = {
  'lead-intake': echo,
  'lead-status': echo,
  'calendar-feed': echo,
  'blog-posts': async () => ({ plain: 'object' }) as object,
  health: async () => {
    throw new Error('broken');
  },
  'admin-lead': echo,
  'admin-offer': async () => {
    await sleep(2000);
    return 'too late';
  },
};

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'api-'));
  const pool = { directory, poolId: POOL, clientId: CLIENT, region: LOCAL_REGION };
  identity = await startCognito({ ...pool, origins: [], sendCode: async () => undefined });
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  const user = { UserPoolId: POOL, Username: 'admin@example.com' };
  await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: 'Correct-Horse-9', Permanent: true }),
  );
  await client.send(new CreateGroupCommand({ UserPoolId: POOL, GroupName: 'admin' }));
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: user.Username, PASSWORD: 'Correct-Horse-9' },
    }),
  );
  token = AuthenticationResult?.AccessToken ?? '';
  client.destroy();
  gateway = await startFront({
    handle: createApi({
      operations: Object.keys(handlers) as OperationName[],
      importHandler: async (name) => handlers[name] ?? expect.unreachable(name),
      userPoolId: POOL,
      userPoolClientId: CLIENT,
      extraHeaders: { 'x-origin-verify': 'secret' },
      timeoutSeconds: () => 1,
      report: (line) => reports.push(line),
    }),
  });
});

afterAll(async () => {
  await gateway.close();
  await identity.close();
  await rm(directory, { recursive: true });
});

const call = (target: string, init?: RequestInit) => fetch(`${gateway.url}/api${target}`, init);

test('a function gets a payload of format 2.0 and its answer is passed on', async () => {
  const response = await call('/lead-intake?a=1&a=2&b=%20x', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'one=1; two=2', 'X-Custom': 'Value' },
    body: '{"name":"Zoë"}',
  });
  expect([response.status, response.headers.get('x-seen'), await response.json()]).toEqual([
    201,
    'yes',
    { ok: true },
  ]);
  expect(events.at(-1)).toMatchObject({
    version: '2.0',
    routeKey: 'POST /api/lead-intake',
    rawPath: '/api/lead-intake',
    rawQueryString: 'a=1&a=2&b=%20x',
    queryStringParameters: { a: '1,2', b: ' x' },
    cookies: ['one=1', 'two=2'],
    headers: { 'x-custom': 'Value', 'x-origin-verify': 'secret' },
    body: '{"name":"Zoë"}',
    isBase64Encoded: false,
    requestContext: { http: { method: 'POST', path: '/api/lead-intake' }, stage: '$default' },
  });
});

test('HEAD is answered where the table says so, as GET without a body, and nowhere else', async () => {
  const response = await call('/calendar/secret.ics', { method: 'HEAD' });
  expect([response.status, response.headers.get('x-seen'), await response.text()]).toEqual([201, 'yes', '']);
  expect(events.at(-1)).toMatchObject({
    routeKey: 'HEAD /api/calendar/{file}',
    pathParameters: { file: 'secret.ics' },
  });
  expect((await call('/blog-posts', { method: 'HEAD' })).status).toBe(404);
});

test('path parameters are decoded, and a body that is no text travels as base64', async () => {
  await call('/lead-status/a%20b');
  expect(events.at(-1)?.pathParameters).toEqual({ slug: 'a b' });
  await call('/lead-intake', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array([255, 0]),
  });
  expect(events.at(-1)).toMatchObject({ isBase64Encoded: true, body: '/wA=' });
});

test('a caller cannot forge what the CDN adds', async () => {
  await call('/lead-status/x', { headers: { 'x-origin-verify': 'forged' } });
  expect(events.at(-1)?.headers['x-origin-verify']).toBe('secret');
});

test('an object without a status is answered as JSON', async () => {
  expect(await (await call('/blog-posts')).json()).toEqual({ plain: 'object' });
});

test.each([
  ['an unknown path', '/nowhere', {}],
  ['another method', '/lead-intake', {}],
  ['an operation without a function', '/quotes', { method: 'POST' }],
])("%s is the gateway's own 404", async (_, target, init) => {
  const response = await call(target, init);
  expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }]);
});

test.each([
  ['no token', {}],
  ['garbage', { authorization: 'Bearer garbage' }],
])('an admin call with %s stops at the gateway', async (_, headers) => {
  const before = events.length;
  const response = await call('/admin-leads/1', { headers });
  expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
  expect(events).toHaveLength(before);
});

test('an admin call carries its claims as the gateway passes them', async () => {
  await call('/admin-leads/1', { headers: { authorization: `Bearer ${token}` } });
  const event = events.at(-1) as APIGatewayProxyEventV2WithJWTAuthorizer | undefined;
  expect(event?.requestContext.authorizer.jwt.claims).toMatchObject({
    'cognito:groups': '[admin]',
    token_use: 'access',
    client_id: CLIENT,
    exp: expect.any(String),
  });
});

test('a body over ten megabytes is refused by the gateway', async () => {
  const response = await call('/lead-intake', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) });
  expect([response.status, await response.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
});

test.each([
  ['throws', '/health', { method: 'GET' }, 'health Error: broken'],
  ['takes too long', '/admin-offer', { method: 'POST' }, 'admin-offer timed out'],
])('a function that %s is a 500 that says nothing of the cause', async (_, target, init, report) => {
  const response = await call(target, { ...init, headers: { authorization: `Bearer ${token}` } });
  expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  expect(reports).toContain(report);
});
