import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import type { Context } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { booking } from '#domain/operations/booking.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import type { OperationInput } from '#domain/operations/index.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { handler as health } from '#functions/health.ts';
import { type ApiEvent, pipeline } from '#functions/runtime/pipeline.ts';
import { aBooking } from '../../booking.ts';
import { callHandler, testEnvironment } from '../../call-handler.ts';
import { captureLog } from '../../log-lines.ts';

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const anybody = async () => ({});
const seen: OperationInput<'lead-intake'>[] = [];
const intake = pipeline('lead-intake', booking['lead-intake'], anybody, async (input) => {
  seen.push(input);
  return { slug };
});

let logged = () => '';

beforeEach(() => {
  seen.length = 0;
  Object.assign(process.env, testEnvironment);
  logged = captureLog();
});

async function call(handler: typeof health, event: Partial<ApiEvent>) {
  const context: Partial<Context> = { awsRequestId: 'request' };
  const answer = await handler({ headers: {}, ...event } as ApiEvent, context as Context);
  return { ...answer, body: JSON.parse(answer.body ?? '') };
}

const json = { 'content-type': 'application/json; charset=utf-8' };

test('answers are JSON that nobody may keep', async () => {
  const { headers, statusCode, body } = await call(health, {
    headers: { 'x-origin-verify': 'origin-secret' },
  });
  expect([statusCode, body]).toEqual([200, { ok: true }]);
  expect(headers).toEqual({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
});

test.each([undefined, '', 'other', 'origin-secret '])(
  'a call beside the CDN (%j) is forbidden',
  async (secret) => {
    const headers = secret === undefined ? {} : { 'x-origin-verify': secret };
    expect((await call(health, { headers })).statusCode).toBe(403);
  },
);

test('during a rotation both secrets are good, an empty one never', async () => {
  process.env.ORIGIN_SECRET_PREVIOUS = 'old-secret';
  expect((await call(health, { headers: { 'x-origin-verify': 'old-secret' } })).statusCode).toBe(200);
  process.env.ORIGIN_SECRET_PREVIOUS = '';
  expect((await call(health, { headers: { 'x-origin-verify': '' } })).statusCode).toBe(403);
});

test('a body in base64 is read like any other', async () => {
  const body = Buffer.from(JSON.stringify(aBooking({ city: 'Malibú' }))).toString('base64');
  expect((await call(intake, { headers: json, body, isBase64Encoded: true })).statusCode).toBe(200);
  expect(seen[0]?.city).toBe('Malibú');
});

test('a body is measured in bytes, not characters', async () => {
  const fits = JSON.stringify(aBooking({ notes: 'é'.repeat(4000) }));
  expect((await call(intake, { headers: json, body: fits })).statusCode).toBe(200);
  const tooLarge = JSON.stringify({ notes: 'é'.repeat(33_000) });
  expect(tooLarge.length).toBeLessThan(64 * 1024);
  expect((await call(intake, { headers: json, body: tooLarge })).statusCode).toBe(413);
});

test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
  'a body of type %s is refused',
  async (type) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    expect((await call(intake, { headers, body: '{}' })).statusCode).toBe(415);
  },
);

test.each(['{', 'null', '[]', '"text"', '7'])('the body %s is no JSON object', async (body) => {
  expect(await call(intake, { headers: json, body })).toMatchObject({
    statusCode: 400,
    body: { error: 'The request isn’t valid JSON.' },
  });
});

test('the path wins over the body', async () => {
  const inputs: OperationInput<'quote-decide'>[] = [];
  const decide = pipeline('quote-decide', quotes['quote-decide'], anybody, async (input) => {
    inputs.push(input);
    throw new Error('seen');
  });
  await call(decide, {
    headers: json,
    pathParameters: { quoteId: 'path' },
    body: JSON.stringify({ quoteId: 'body', decision: 'accepted' }),
    queryStringParameters: {},
  });
  expect(inputs).toEqual([{ quoteId: 'path', decision: 'accepted' }]);
});

test('a query parameter on a call that is no GET is refused: an address is no place for data of people', async () => {
  const answer = await call(intake, {
    headers: json,
    body: JSON.stringify(aBooking()),
    queryStringParameters: { fullName: 'QueryName' },
  });
  expect(answer).toMatchObject({
    statusCode: 400,
    body: { error: 'This call takes no query parameters.' },
  });
});

test('an answer to thousands of unknown fields is short', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${'x'.repeat(9)}${n}`, 1]));
  const answer = await callHandler(intake, { body: { ...aBooking(), ...unknown } });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
});

test('an answer quotes no pattern', async () => {
  const answer = await callHandler(intake, { body: aBooking({ fbp: 'a\nb' }) });
  expect(answer.body.fields).toEqual({ fbp: 'This value isn’t valid.' });
});

test('an answer that is not what the operation promises is a failure, and leaks nothing', async () => {
  const leaky = pipeline('lead-intake', booking['lead-intake'], anybody, async () => ({
    slug,
    email: 'ana@example.com',
  }));
  const answer = await callHandler(leaky, { body: aBooking() });
  expect(answer).toEqual({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again.' },
  });
  expect(logged()).not.toContain('ana@example.com');
});

test('the caller is looked at before the input', async () => {
  const guarded = pipeline(
    'lead-intake',
    booking['lead-intake'],
    async () => expect.unreachable('guard'),
    async () => ({ slug }),
  );
  expect((await call(guarded, { headers: json, body: '{' })).statusCode).toBe(500);
});

test.each([
  ['a long answer, for who takes it so', 2000, 'br, gzip', true],
  ['a long answer, for who does not', 2000, 'br', false],
  ['a short answer', 200, 'gzip', false],
])('%s is compressed or comes as it is', async (_, length, accepted, isCompressed) => {
  const text = 'x'.repeat(length);
  const feed = pipeline('calendar-feed', calendarOperations['calendar-feed'], anybody, async () => text);
  const event: Partial<ApiEvent> = {
    headers: { 'accept-encoding': accepted },
    pathParameters: { file: `${'a'.repeat(43)}.ics` },
  };
  const { headers, body = '', isBase64Encoded } = await feed(event as ApiEvent, {} as Context);
  const json = isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;
  expect(JSON.parse(json)).toBe(text);
  expect(headers?.['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
});
