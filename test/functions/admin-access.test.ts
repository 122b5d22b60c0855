import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import type { ApiEvent, ApiHandler } from '#functions/runtime/pipeline.ts';
import { signToken, trustTestKey } from '../tokens.ts';

const originSecret = 'origin-secret';
const adminOperations = operationNames.filter((name) => operationEntry(name).auth === 'admin');
const database = mockClient(DynamoDBDocumentClient);

beforeAll(() => {
  vi.stubEnv('USER_POOL_ID', 'us-west-2_Test');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'site-client');
  vi.stubEnv('ORIGIN_SECRET', originSecret);
  vi.stubEnv('ORIGIN_SECRET_PREVIOUS', '');
  vi.stubEnv('PUBLIC_KEY', 'public-key');
  trustTestKey();
});

beforeEach(() => database.reset());

const hour = () => Math.floor(Date.now() / 1000) - 3600;

const unsignedToken = () => {
  const [, claims] = signToken().split('.');
  return `${Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url')}.${claims}.`;
};

const withGroupAddedLater = () => {
  const [head, claims = '', signature] = signToken({ 'cognito:groups': undefined }).split('.');
  const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), 'cognito:groups': ['admin'] };
  return [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
};

/** Who calls, with which Authorization header, and the status of the answer. */
const callers: readonly (readonly [
  caller: string,
  authorization: () => string | undefined,
  status: number,
])[] = [
  ['nobody', () => undefined, 401],
  ['somebody with an empty bearer', () => 'Bearer ', 401],
  ['somebody with garbage', () => 'Bearer not.a.token', 401],
  ["somebody with the site's public key", () => 'Bearer public-key', 401],
  ['an admin who says Basic', () => `Basic ${signToken()}`, 401],
  ['an admin whose token has expired', () => `Bearer ${signToken({ exp: hour() })}`, 401],
  ['an admin of another client', () => `Bearer ${signToken({ client_id: 'other-client' })}`, 401],
  [
    'an admin of another pool',
    () => `Bearer ${signToken({ iss: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Other' })}`,
    401,
  ],
  ['an admin with an id token', () => `Bearer ${signToken({ token_use: 'id', aud: 'site-client' })}`, 401],
  ['somebody with a token of a foreign key', () => `Bearer ${signToken({}, 'foreign')}`, 401],
  ['somebody with an unsigned token', () => `Bearer ${unsignedToken()}`, 401],
  ['a user who wrote the group into the token', () => `Bearer ${withGroupAddedLater()}`, 401],
  ['a user without groups', () => `Bearer ${signToken({ 'cognito:groups': undefined })}`, 403],
  ['a user of another group', () => `Bearer ${signToken({ 'cognito:groups': ['administrators'] })}`, 403],
];

async function call(name: string, authorization: string | undefined, secret = originSecret) {
  const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
  const event: Partial<ApiEvent> = {
    headers: {
      'x-origin-verify': secret,
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: '{"no such field": true}',
    isBase64Encoded: false,
  };
  const context: Partial<Context> = { awsRequestId: 'test' };
  const { statusCode, body = '' } = await handler(event as ApiEvent, context as Context);
  return { status: statusCode, body: JSON.parse(body) };
}

const attempts = adminOperations.flatMap((name) =>
  callers.map(([caller, authorization, status]) => ({ name, caller, authorization, status })),
);

test.each(attempts)('$name answers $caller with $status', async ({ name, authorization, status }) => {
  const answer = await call(name, authorization());
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body)).toEqual(['error']);
  expect(database.calls()).toHaveLength(0);
});

test.each(adminOperations)('%s looks at the input of an admin only', async (name) => {
  const answer = await call(name, `Bearer ${signToken()}`);
  expect(answer).toMatchObject({ status: 400, body: { fields: { 'no such field': 'Unknown field.' } } });
});

test.each(adminOperations)('%s is closed to an admin who goes past the CDN', async (name) => {
  expect((await call(name, `Bearer ${signToken()}`, 'guess')).status).toBe(403);
});

test('all eleven admin operations are tried', () => {
  expect(adminOperations.length).toBe(11);
});
