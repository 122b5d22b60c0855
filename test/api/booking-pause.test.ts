import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#local/product.ts';
import { aBooking } from '../booking.ts';

let directory: string;
let product: Product;
let headers: Record<string, string>;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'product-'));
  product = await startProduct({ dataDirectory: directory, empty: true, site: 'none' });
  const { publicKey } = (await (await fetch(`${product.url}/config.json`)).json()) as { publicKey: string };
  headers = { 'content-type': 'application/json', authorization: `Bearer ${publicKey}` };
});

afterAll(async () => {
  await product.stop();
  await rm(directory, { recursive: true });
});

/** Runs the operator's command against the product and answers what it prints. */
async function bookings(...sent: string[]): Promise<string> {
  const { LEADS_TABLE: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/bookings.ts', ...sent], {
    env: { ...environment, LOCAL_DATA_DIR: directory },
  });
  return stdout;
}

async function ask(operation: string, body?: unknown) {
  const response = await fetch(`${product.url}/api/${operation}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const sentence = 'We’re updating our booking system. Please try again in a few minutes.';

test('the operator pauses bookings: none is taken, the page of an earlier one goes on, and a retry succeeds', async () => {
  const earlier = aBooking();
  const { body: stored } = await ask('lead-intake', earlier);
  expect(await ask('booking-pause')).toEqual({ status: 200, body: {} });

  expect(await bookings('pause')).toContain(sentence);
  const { body: told } = await ask('booking-pause');
  expect(told).toMatchObject({ paused: { since: expect.any(String), sentence } });
  const booking = aBooking();
  const refused = { status: 409, body: { error: sentence, reason: 'bookings-paused' } };
  expect(await ask('lead-intake', booking)).toEqual(refused);
  expect(await ask('lead-intake', booking)).toEqual(refused);
  expect(await ask('lead-intake', earlier)).toEqual({ status: 200, body: stored });
  expect((await ask(`lead-status/${stored.slug}`)).status).toBe(200);
  expect(await ask(`lead-status/${stored.slug}/open-times`)).toEqual(refused);

  expect(await bookings('pause', '--minutes', '30')).toMatch(/Please try again after \d+:\d\d [AP]M\./);
  expect((await ask('booking-pause')).body).toMatchObject({
    paused: { since: (told.paused as { since: string }).since },
  });

  expect(await bookings('resume')).toContain('are open again');
  expect(await bookings('resume')).toContain('were not paused');
  const { status, body } = await ask('lead-intake', booking);
  expect(status).toBe(200);
  expect(await ask('lead-intake', booking)).toEqual({ status, body });
});

test.each([
  [['stop'], 'Say pause or resume.'],
  [['pause', '--minutes', 'some'], '--minutes must be a number.'],
  [['pause', '--minutes', '0'], '--minutes must be 1 or more.'],
])('%j is answered with what to say', async (sent, words) => {
  await expect(bookings(...sent)).rejects.toThrow(words);
});
