import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { leadsTable } from '#functions/data/keys.ts';
import { buryLead, closeLead, eraseRows } from '#functions/data/privacy/lead-erasure.ts';
import { findPersonRows } from '#functions/data/privacy/person-rows.ts';
import { env } from '#functions/runtime/env.ts';
import { type Product, startProduct } from '#local/product.ts';
import { aBooking } from '../booking.ts';

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'enumeration-'));
  product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

/** What differs between two answers to the same call. */
const incidental = ['apigw-requestid', 'date', 'connection', 'keep-alive'];

async function call(target: string, body?: object) {
  const answer = await fetch(`${product.url}/api${target}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${env('PUBLIC_KEY')}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const headers = [...answer.headers].filter(([name]) => !incidental.includes(name));
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.json() };
}

async function bookedSlug(changes: Record<string, unknown>): Promise<string> {
  return (await call('/lead-intake', aBooking(changes))).body.slug;
}

/** `closed`: the erasure has begun and is not over. */
async function erasedSlug(state: 'closed' | 'gone'): Promise<string> {
  const email = `${state}@example.com`;
  const slug = await bookedSlug({ email });
  const { leads, pointers } = await findPersonRows({ mailbox: mailboxKey(email), leadIds: [] });
  const now = new Date().toISOString();
  for (const { id } of leads) await closeLead(id, now);
  if (state === 'closed') return slug;
  await eraseRows(leadsTable, pointers);
  for (const { id } of leads) await buryLead(id, now);
  return slug;
}

const unknown = 'AAAAAAAAAAAAAAAAAAAAAA';
const malformed = [
  'a',
  'x'.repeat(65),
  'x'.repeat(2000),
  '%00',
  '..%2f..',
  "'%20OR%201=1",
  'constructor',
  'é',
];

test('a slug that leads nowhere is answered alike, whatever the reason', async () => {
  const expected = await call(`/lead-status/${unknown}`);
  expect(expected).toMatchObject({ status: 404, body: { error: 'We couldn’t find this request.' } });
  const trapped = await bookedSlug({ hp_field: 'https://spam.example' });
  const erased = [await erasedSlug('closed'), await erasedSlug('gone')];
  for (const slug of [trapped, ...erased, ...malformed]) {
    expect(await call(`/lead-status/${slug}`)).toEqual(expected);
  }
});

test('a quote that leads nowhere is answered alike, read or decided', async () => {
  const read = await call(`/quotes/${unknown}`);
  const decided = await call(`/quotes/${unknown}/decision`, { decision: 'accepted' });
  expect([read.status, decided.status]).toEqual([404, 404]);
  for (const id of malformed) {
    expect(await call(`/quotes/${id}`)).toEqual(read);
    expect(await call(`/quotes/${id}/decision`, { decision: 'accepted' })).toEqual(decided);
  }
});

test('a slug serves for no quote, nor a lead’s quote for a status page', async () => {
  const slug = await bookedSlug({});
  expect((await call(`/quotes/${slug}`)).status).toBe(404);
  const { body } = await call('/quotes', { packageId: 'complete', lengthFt: 24 });
  expect((await call(`/lead-status/${body.quoteId}`)).status).toBe(404);
});

test('a booking is answered the same whether or not its address has booked before', async () => {
  const again = { email: 'twice@example.com' };
  const [first, second] = [
    await call('/lead-intake', aBooking(again)),
    await call('/lead-intake', aBooking(again)),
  ];
  expect([first.status, Object.keys(first.body)]).toEqual([second.status, Object.keys(second.body)]);
  expect(second.headers).toEqual(first.headers);
  expect(second.body.slug).not.toBe(first.body.slug);
});

test('a quarantined booking is answered like any other', async () => {
  const [free, trapped] = [
    await call('/lead-intake', aBooking()),
    await call('/lead-intake', aBooking({ hp_field: 'x' })),
  ];
  expect([trapped.status, trapped.headers]).toEqual([free.status, free.headers]);
  expect(trapped.body.slug).toHaveLength(free.body.slug.length);
});

test('the slug of another booking is told to nobody but who knows its key', async () => {
  const booking = aBooking();
  const { body } = await call('/lead-intake', booking);
  const other = await call('/lead-intake', { ...booking, notes: 'changed' });
  expect(other).toMatchObject({ status: 409, body: { slug: body.slug } });
  // What the advertising pixel is told, and a key that is nearly right.
  for (const metaEventId of [String(booking.metaEventId).slice(0, 8), `${booking.metaEventId}0`]) {
    expect((await call('/lead-intake', { ...booking, metaEventId })).body.slug).not.toBe(body.slug);
  }
});

test('whoever guesses an upload id learns nothing of what lies under it', async () => {
  const ask = (tempId: string) =>
    call('/generate-upload-url', { filename: 'bow.jpg', tempId, contentType: 'image/jpeg', size: 1000 });
  const [known, again, fresh] = [
    await ask('known-upload-id'),
    await ask('known-upload-id'),
    await ask('fresh-upload-id'),
  ];
  const shape = ({ status, headers, body }: typeof known) => [
    status,
    headers['cache-control'],
    body.path.replace(/incoming\/[\w-]+\/[\w-]+/, ''),
  ];
  expect(shape(again)).toEqual(shape(known));
  expect(shape(fresh)).toEqual(shape(known));
  expect(again.body.path).not.toBe(known.body.path);
});
