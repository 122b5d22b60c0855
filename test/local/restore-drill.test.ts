import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aBooking, freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { type RunningProduct, runCommand, runProduct } from './running-product.ts';

let root: string;
let data: string;
let backups: string;
let product: RunningProduct;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'drill-'));
  [data, backups] = [path.join(root, 'data'), path.join(root, 'backups')];
  product = await runProduct(data);
});

afterAll(async () => {
  await product.kill();
  // The database's own process ends a moment after the product that was killed.
  await rm(root, { recursive: true, maxRetries: 10, retryDelay: 200 });
});

const book = async (changes: Record<string, unknown>): Promise<string> => {
  const answer = await product.call('/lead-intake', { method: 'POST', body: aBooking(changes) });
  expect(answer.status).toBe(200);
  return (await answer.json()).slug;
};

async function uploadPhoto(tempId: string): Promise<string> {
  const content = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const upload = { filename: 'bow.jpg', tempId, contentType: 'image/jpeg', size: content.length };
  const answer = await product.call('/generate-upload-url', { method: 'POST', body: upload });
  const { signedUrl, path: key, headers: bound } = await answer.json();
  const headers = { 'content-type': 'image/jpeg', ...bound };
  expect((await fetch(signedUrl, { method: 'PUT', body: new Uint8Array(content), headers })).status).toBe(
    200,
  );
  return key;
}

const found = async (q: string) => (await (await product.asAdmin(`/admin-leads?q=${q}`)).json()).leads;
const mailsAbout = async (text: string): Promise<{ to: string[] }[]> => {
  const mails = await (await fetch(`${product.url}/_local/inbox.json`)).json();
  return mails.filter((mail: { to: string[]; text: string }) => `${mail.to} ${mail.text}`.includes(text));
};
const mailsAre = (state: 'up' | 'down') =>
  fetch(`${product.url}/_local/faults`, { method: 'POST', body: JSON.stringify({ mail: state }) });

const shownTo = async (target: string) => (await product.asAdmin(target)).json();

/** The day of the visit; of its week, what is true whenever it is read. */
const visitDay = '2031-05-04';
const calendarDay = async () => {
  const { days } = await shownTo(`/admin-calendar?from=${visitDay}&to=${visitDay}`);
  return days.map(({ day, visits }: { day: string; visits: unknown }) => ({ day, visits }));
};

/** What a lead's page, its admin and its photo show; equal before the loss and after the restore. */
async function shown(slug: string, email: string) {
  const { now: _, ...status } = await (await product.call(`/lead-status/${slug}`)).json();
  const [summary] = await found(email);
  const { lead, photos } = await (await product.asAdmin(`/admin-leads/${summary.id}`)).json();
  const { entries } = await (await product.asAdmin(`/admin-leads/${summary.id}/timeline`)).json();
  const quote = await (await product.asAdmin(`/admin-leads/${summary.id}/quote`)).json();
  const pictures = await Promise.all(
    photos.map(async ({ url }: { url: string }) => (await (await fetch(url)).arrayBuffer()).byteLength),
  );
  const customer = await shownTo(`/admin-customers/${lead.customer_id}`);
  return { status, summary, lead, entries, quote, pictures, customer, days: await calendarDay() };
}

const pageSays = (text: string) =>
  // Rendering all pages takes a busy machine its time.
  vi.waitFor(
    async () => {
      const page = await fetch(`${product.url}/services/complete-detail`);
      expect((await page.text()).includes(text)).toBe(true);
    },
    { timeout: 90_000, interval: 250 },
  );

async function publishPrice(complete: number): Promise<void> {
  const { version, content } = await shownTo('/admin-content/prices');
  const body = { version, content: { ...content, complete } };
  expect((await product.asAdmin('/admin-content/prices', { method: 'PUT', body })).status).toBe(200);
  expect((await product.asAdmin('/admin-publish', { method: 'POST', body: {} })).status).toBe(200);
  await pageSays(`From $${complete}/ft`);
}

/** A worker that tries to mail holds the lead; whoever restores a copy of that moment waits for a minute. */
async function copyWithoutLease(): Promise<string> {
  await rm(backups, { recursive: true, force: true });
  const exported = await runCommand('backup-export', data, '--to', backups, '--photos');
  expect(exported, exported.printed).toMatchObject({ code: 0 });
  expect(exported.printed).not.toMatch(/@example|Ortiz|555-?0\d{3}/);
  const [name = ''] = await readdir(backups);
  const copy = path.join(backups, name);
  const leads = gunzipSync(await readFile(path.join(copy, 'Leads.jsonl.gz'))).toString();
  expect([leads.includes('owed_shard'), leads.includes('owed_lease')]).toEqual([true, false]);
  return copy;
}

// Two products and six commands start, each in a process of its own; pages are rendered twice.
test('what was lost is back as it was, emails nobody again, and leaves out who was erased', {
  timeout: 300_000,
}, async () => {
  const [known, owing, erased] = [1, 2, 3].map((number) => `drill-${number}-${freshKey()}@example.com`) as [
    string,
    string,
    string,
  ];
  const slug = await book({ email: known, photo_urls: [await uploadPhoto(freshKey())] });
  const erasedSlug = await book({ email: erased, photo_urls: [await uploadPhoto(freshKey())] });
  const settled = async (email: string) => {
    const [{ id }] = await found(email);
    const { photos } = await (await product.asAdmin(`/admin-leads/${id}`)).json();
    // Kept at the lead: while its check may be under way, an erasure waits for that.
    expect(photos).toMatchObject([{ path: expect.stringContaining(id) }]);
    expect(await mailsAbout(email)).toHaveLength(2);
    return id;
  };
  const id = await eventually(() => settled(known));
  await eventually(() => settled(erased));
  const line = { description: 'Complete detail', quantity: 24, unit_price: 2800 };
  await product.asAdmin(`/admin-leads/${id}/quote`, { method: 'PUT', body: { line_items: [line] } });
  const note = { status: 'Called', note: 'Prefers mornings' };
  await product.asAdmin(`/admin-leads/${id}/timeline`, { method: 'POST', body: note });
  const visit = { leadId: id, scheduled_at: `${visitDay}T17:00:00.000Z` };
  expect(
    (await product.asAdmin('/admin-schedule', { method: 'POST', body: visit, key: freshKey() })).status,
  ).toBe(200);
  await publishPrice(33);
  await mailsAre('down');
  await book({ email: owing });

  const copy = await eventually(copyWithoutLease);
  expect((await stat(copy)).mode & 0o777).toBe(0o700);
  for (const file of await readdir(copy)) {
    expect((await stat(path.join(copy, file))).mode & 0o077).toBe(0);
  }
  const erasure = await runCommand(
    'privacy',
    data,
    'erase',
    '--email',
    erased,
    '--yes',
    '--backups',
    backups,
  );
  expect(erasure, erasure.printed).toMatchObject({ code: 0 });
  const before = await shown(slug, known);
  expect(before.customer).toMatchObject({ customer: { emails: [known] }, visits: [{ lead_id: id }] });
  expect(before.days).toMatchObject([{ day: visitDay, visits: [{ lead_id: id }] }]);

  await product.kill();
  await rm(data, { recursive: true, maxRetries: 10, retryDelay: 200 });
  product = await runProduct(path.join(root, 'fresh'));
  data = path.join(root, 'fresh');
  expect((await product.call(`/lead-status/${slug}`)).status).toBe(404);
  await pageSays('From $28/ft');
  // A list that was read before the restore is kept in memory.
  expect(await found(known)).toEqual([]);

  const restored = await runCommand('backup-restore', data, copy);
  expect(restored, restored.printed).toMatchObject({ code: 0 });
  await pageSays('From $33/ft');
  expect(await shown(slug, known)).toEqual(before);
  expect((await product.call(`/lead-status/${erasedSlug}`)).status).toBe(404);
  expect(await found(erased)).toEqual([]);
  const search = await runCommand('privacy', data, 'find', '--email', erased);
  expect(search.printed).toContain('There is nothing.');
  expect(restored.printed).toMatch(/photos: \d+ written, 0 kept, [1-9]\d* erased/);

  await eventually(async () => expect(await mailsAbout(owing)).toHaveLength(2));
  const again = await runCommand('backup-restore', data, copy);
  expect([again.code, again.printed]).toEqual([1, expect.stringContaining('--existing keep')]);
  const repeated = await runCommand('backup-restore', data, copy, '--existing', 'keep');
  expect(repeated, repeated.printed).toMatchObject({ code: 0 });
  expect(await shown(slug, known)).toEqual(before);
  const mails = await Promise.all([known, erased, owing].map(mailsAbout));
  expect(mails.map((list) => list.length)).toEqual([0, 0, 2]);
});
