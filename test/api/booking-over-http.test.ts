import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#local/product.ts';
import { aBooking, freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { rowsWith } from './fault-stories.ts';

let directory: string;
let product: Product;
let publicKey: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'product-'));
  product = await startProduct({ dataDirectory: directory, empty: true, site: 'none' });
  ({ publicKey } = (await (await fetch(`${product.url}/config.json`)).json()) as { publicKey: string });
});

afterAll(async () => {
  await product.stop();
  await rm(directory, { recursive: true });
});

const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${publicKey}` });

async function post(
  operation: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, string> }> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${product.url}/api/${operation}`, {
    method: 'POST',
    headers: headers(),
    body: sent,
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const book = (changes: Record<string, unknown> = {}) => post('lead-intake', aBooking(changes));
const breakParts = (faults: Record<string, 'up' | 'down'>) =>
  fetch(`${product.url}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
const mailsAbout = async (email: string) =>
  (await product.mails()).filter(({ to, text }) => to.includes(email) || text.includes(email));

test('a booking can be followed at once, uncached, and both emails arrive', async () => {
  const email = `${freshKey()}@example.com`;
  const { status, body } = await book({ email });
  expect(status).toBe(200);
  const shown = await fetch(`${product.url}/api/lead-status/${body.slug}`, { headers: headers() });
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await shown.json()).toMatchObject({ first_name: 'Ana', status: 'REQUEST_SENT' });
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(2));
});

test('twenty concurrent equal submissions get one slug and one pair of emails', async () => {
  const email = `${freshKey()}@example.com`;
  const booking = aBooking({ email });
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('lead-intake', booking)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.slug}`)).size).toBe(1);
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(2));
  expect((await post('lead-intake', { ...booking, zip: '90291' })).status).toBe(409);
});

test.each([
  ['half-way through the request', 0.5],
  ['before the answer', 1],
])('a booking whose line breaks %s is there once after the next try', async (_, share) => {
  const email = `${freshKey()}@example.com`;
  const booking = aBooking({ email });
  const body = Buffer.from(JSON.stringify(booking));
  const call = request(`${product.url}/api/lead-intake`, {
    method: 'POST',
    headers: { ...headers(), 'content-length': body.length },
  });
  const broken = once(call, 'error');
  call.write(body.subarray(0, body.length * share), () => call.destroy());
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
  expect((await post('lead-intake', booking)).status).toBe(200);
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(2));
  expect(await rowsWith(email)).toHaveLength(1);
});

test('emails that an outage held up arrive after it', async () => {
  const email = `${freshKey()}@example.com`;
  await breakParts({ mail: 'down' });
  expect((await book({ email })).status).toBe(200);
  const log = () => readFile(path.join(directory, 'functions.log'), 'utf8');
  await eventually(async () => expect(await log()).toContain('request-received is still owed'));
  await breakParts({ mail: 'up' });
  await eventually(async () => expect(await mailsAbout(email)).toHaveLength(2));
});

test('without its database the API says so, and the retry succeeds', async () => {
  const booking = aBooking();
  await breakParts({ database: 'down' });
  const failed = await post('lead-intake', booking);
  await breakParts({ database: 'up' });
  expect(failed).toEqual({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again.' },
  });
  expect((await post('lead-intake', booking)).status).toBe(200);
});

test.each([
  ['a body over 64 KB', () => aBooking({ notes: 'x'.repeat(70_000) }), 413],
  ['broken JSON', () => '{"packageId":', 400],
  ['a list', () => '[]', 400],
  ['nothing', () => '{}', 400],
])('%s is answered in JSON with a sentence', async (_, body, status) => {
  expect(await post('lead-intake', body())).toEqual({
    status,
    body: expect.objectContaining({ error: expect.any(String) }),
  });
});

// The last: of the others the owner would hear only when the hour ends.
test('thirty bookings at the same moment are all taken', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => book()));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(30);
});
