import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type OperationName, operationEntry, operationNames } from '#domain/operations/table.ts';
import type { ApiEvent, ApiHandler } from '#functions/runtime/pipeline.ts';
import { contextOf, testEnvironment } from '../call-handler.ts';
import { authorisationMatrix, unknownField } from '../callers.ts';
import { trustTestKey } from '../tokens.ts';

const { ORIGIN_SECRET, PUBLIC_KEY } = testEnvironment;
const database = mockClient(DynamoDBDocumentClient);

beforeAll(() => {
  for (const [name, value] of Object.entries(testEnvironment)) vi.stubEnv(name, value);
  trustTestKey();
});

beforeEach(() => database.reset());

/** Calls a function past the gateway: what its authorizer would refuse must be refused here as well. */
async function call(name: OperationName, authorization: string | undefined, secret: string | undefined) {
  const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
  const { method } = operationEntry(name);
  const event: Partial<ApiEvent> = {
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-origin-verify': secret }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    requestContext: contextOf(method),
    ...(method === 'GET'
      ? { queryStringParameters: { [unknownField]: 'true' } }
      : { body: JSON.stringify({ [unknownField]: true }) }),
    isBase64Encoded: false,
  };
  const context: Partial<Context> = { awsRequestId: 'test' };
  const { statusCode, headers, body = '' } = await handler(event as ApiEvent, context as Context);
  return { status: statusCode, headers, body: JSON.parse(body) };
}

test.each(authorisationMatrix)('$name answers $who with $status', async ({ name, authorization, status }) => {
  const answer = await call(name, authorization('trusted', PUBLIC_KEY), ORIGIN_SECRET);
  expect(answer.status).toBe(status);
  expect(Object.keys(answer.body)).toEqual(status === 400 ? ['error', 'fields'] : ['error']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(database.calls()).toHaveLength(0);
});

const welcome = authorisationMatrix.filter(({ status }) => status === 400);

test.each(welcome)('$name refuses $who who bypasses the CDN', async ({ name, authorization }) => {
  for (const secret of [undefined, '', 'guess', `${ORIGIN_SECRET} `]) {
    const answer = await call(name, authorization('trusted', PUBLIC_KEY), secret);
    expect([answer.status, Object.keys(answer.body)]).toEqual([403, ['error']]);
  }
});

test('every operation is tried, and each lets somebody in', () => {
  expect(new Set(welcome.map(({ name }) => name))).toEqual(new Set(operationNames));
});
