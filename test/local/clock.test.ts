import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { documents } from '#functions/data/clients.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { type Product, startProduct } from '#local/product.ts';
import { aBooking, freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { signIn } from './sign-in-at.ts';

let dataDirectory: string;
let product: Product;
let token: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'clock-'));
  product = await startProduct({ dataDirectory, site: 'none', empty: true });
  token = await signIn(product);
});

afterEach(() => setClock(null));

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

const evening = '2094-03-13T18:00:00-08:00';
const eveningUtc = Date.parse(evening);

async function post(target: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${product.url}${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const setClock = (now: unknown) => post('/_local/clock', { now });
const publicKey = async () => (await (await fetch(`${product.url}/config.json`)).json()).publicKey as string;

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  const headers = { authorization: `Bearer ${await publicKey()}` };
  const { status, body } = await post('/api/lead-intake', aBooking(changes), headers);
  expect(status).toBe(200);
  return String(await leadIdOfSlug(body.slug));
}

const asAdmin = async (target: string) => {
  const response = await fetch(`${product.url}/api${target}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
};

test('the product’s time runs on from the instant that was set, and is given back', async () => {
  expect((await setClock(evening)).status).toBe(200);
  const created = Date.parse((await leadOf(await book()))?.created_at ?? '');
  expect(created).toBeGreaterThan(eveningUtc);
  expect(created).toBeLessThan(eveningUtc + 60_000);
  await setClock(null);
  const later = Date.parse((await leadOf(await book()))?.created_at ?? '');
  expect(Math.abs(later - Date.now())).toBeLessThan(60_000);
});

test('what is due by the new time is done when the call is answered', async () => {
  const email = `${freshKey()}@example.com`;
  const id = await book({ email });
  const mailsTo = async () => (await product.mails()).filter(({ to }) => to.includes(email)).length;
  await eventually(async () => expect(await mailsTo()).toBe(1));
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET owed = :owed, owed_shard = :shard, owed_since = :due REMOVE owed_lease',
      ExpressionAttributeValues: {
        ':owed': [{ kind: 'done', due_at: '2094-03-13T16:00:00.000Z' }],
        ':shard': 'owed',
        ':due': '2094-03-13T16:00:00.000Z',
      },
    }),
  );
  await setClock('2094-03-13T07:59:00-08:00');
  expect(await mailsTo()).toBe(1);
  await setClock('2094-03-13T08:01:00-08:00');
  expect(await mailsTo()).toBe(2);
});

test('an email that is on its way when the time is set goes once', async () => {
  const emails = Array.from({ length: 4 }, () => `${freshKey()}@example.com`);
  await Promise.all(emails.map((email) => book({ email })));
  await setClock(evening);
  const received = async () => (await product.mails()).flatMap(({ to }) => to);
  const counts = async () => {
    const all = await received();
    return emails.map((email) => all.filter((to) => to === email).length);
  };
  await eventually(async () => expect(Math.min(...(await counts()))).toBe(1));
  await setClock(null);
  expect(await counts()).toEqual([1, 1, 1, 1]);
});

test('tokens and signed addresses keep the real time', async () => {
  await setClock(evening);
  expect((await asAdmin('/admin-leads')).status).toBe(200);
  const key = await publicKey();
  const upload = { filename: 'bow.jpg', tempId: freshKey() };
  const { body } = await post('/api/generate-upload-url', upload, { authorization: `Bearer ${key}` });
  const put = await fetch(body.signedUrl, {
    method: 'PUT',
    headers: body.headers,
    body: new Uint8Array(300),
  });
  expect(put.status).toBe(200);
});

test('the list knows every lead, whether the clock goes ahead or back', async () => {
  const city = `Clock ${freshKey()}`;
  const found = async () => (await asAdmin(`/admin-leads?q=${encodeURIComponent(city)}`)).body.total;
  await book({ city });
  expect(await found()).toBe(1);
  await setClock(evening);
  await book({ city });
  expect(await found()).toBe(2);
  await setClock(null);
  await book({ city });
  expect(await found()).toBe(3);
});

test('the forecast begins on the day that the product believes in', async () => {
  await setClock(evening);
  const response = await fetch(`${process.env.WEATHER_URL}/gridpoints/LOX/1,1/forecast/hourly`, {
    headers: { 'user-agent': 'test' },
  });
  const { properties } = await response.json();
  expect(properties.periods[0].startTime).toBe('2094-03-13T08:00:00+00:00');
});

test.each([{ now: 'tomorrow' }, { now: '2094-03-13' }, {}, { now: null, zone: 'UTC' }])(
  'a clock of %j is refused and changes nothing',
  async (body) => {
    expect((await post('/_local/clock', body)).status).toBe(400);
    const created = Date.parse((await leadOf(await book()))?.created_at ?? '');
    expect(Math.abs(created - Date.now())).toBeLessThan(60_000);
  },
);

test('nothing that is deployed can set the clock', async () => {
  const files = await readdir('functions', { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => ({ file, text: await readFile(path.join('functions', file), 'utf8') })),
  );
  const setters = sources.filter(({ text }) => /setClock|aheadMs/.test(text)).map(({ file }) => file);
  expect(setters).toEqual([path.join('runtime', 'clock.ts')]);
  // And the machine's own clock is asked where time is counted down, nowhere else.
  const askers = sources
    .filter(({ text }) => /new Date\(\)|Date\.now\(\)/.test(text))
    .map(({ file }) => file);
  expect(askers).toEqual([path.join('runtime', 'clock.ts')]);
});
