import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { documents } from '#functions/data/clients.ts';
import { customerOf, saveCustomer } from '#functions/data/customer/customers.ts';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { handler as leadMails } from '#functions/jobs/lead-mails.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { aBooking, freshKey } from '../booking.ts';
import { callHandler, site } from '../call-handler.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { jobContext } from '../log-lines.ts';
import { uploadEvent } from '../upload-event.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeAll(async () => {
  parts.database.subscribe((event) => leadMails(event, jobContext()));
  parts.storage.subscribe({ bucket: 'photos', prefix: 'incoming/' }, (event) =>
    photoCheck(uploadEvent(event.detail.object.key), jobContext()),
  );
});

const runSweep = () => sweep({}, jobContext());
const book = (changes: Record<string, unknown> = {}) => callHandler(leadIntake, { body: aBooking(changes) });
const statusOf = (slug: string) => callHandler(leadStatus, { path: { slug } });
const row = async (id: string) => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: 'Leads', Key: { id }, ConsistentRead: true }),
  );
  return Item;
};
const leadRow = async (slug: string) => row(String((await row(`slug#${slug}`))?.lead_id));
const rowsWith = async (key: string) => {
  const { Items = [] } = await documents().send(
    new ScanCommand({ TableName: 'Leads', ConsistentRead: true }),
  );
  return Items.filter((item) => JSON.stringify(item).includes(key));
};
const ownerMailsOf = async (address: string) =>
  (await parts.mailsTo('owner@boatdetailingla.example')).filter(({ text }) => text.includes(address));
/** Photos wait for their check, which outlasts the stream's job; the sweep takes them up. */
const settledWithPhotos = (slug: string) =>
  eventually(async () => {
    await runSweep();
    expect(await leadRow(slug)).not.toHaveProperty('owed');
  });
const anAddress = () => `${freshKey()}@example.com`;

const jpeg = await jpegPhoto();

async function uploadPhoto(tempId: string, content: Buffer = jpeg): Promise<string> {
  const body = { filename: 'bow.jpg', tempId, contentType: 'image/jpeg', size: content.length };
  const { body: upload } = await callHandler(generateUploadUrl, { body });
  const sent = await fetch(upload.signedUrl, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': 'image/jpeg', ...upload.headers },
  });
  expect(sent.status).toBe(200);
  return upload.path;
}

test('a booking with photos makes a lead, keeps its photos and emails both people the right links', async () => {
  const email = anAddress();
  const tempId = freshKey();
  const photo_urls = [await uploadPhoto(tempId), await uploadPhoto(tempId)];
  const { status, body } = await book({ email, photo_urls, notes: 'Gate <code> & key\nask Bob' });
  expect(status).toBe(200);

  const shown = await statusOf(body.slug);
  expect(shown).toMatchObject({
    status: 200,
    body: { first_name: 'Ana', status: 'REQUEST_SENT', timeline: [{ status: 'REQUEST_SENT' }] },
  });

  await settledWithPhotos(body.slug);
  const stored = await leadRow(body.slug);
  expect(stored).toMatchObject({ full_name: 'Ana Ortiz', phone_e164: '+13105550142', quarantined: false });
  expect(stored?.photo_urls).toEqual(
    photo_urls.map((path) => path.replace(/^incoming\/[^/]+/, `leads/${stored?.id}`)),
  );
  const [toCustomer, ...more] = await parts.mailsTo(email);
  expect(more).toEqual([]);
  expect(toCustomer?.text).toContain(`${site}/status/${body.slug}`);
  expect(toCustomer?.html).toContain(`${site}/status/${body.slug}`);
  const [toOwner] = await ownerMailsOf(email);
  expect(toOwner?.text).toContain(`${site}/admin?lead=${stored?.id}`);
  expect(toOwner?.html).toContain('Gate &lt;code&gt; &amp; key<br>ask Bob');
});

test('twenty concurrent equal submissions make one lead and one pair of emails', async () => {
  const email = anAddress();
  const booking = aBooking({ email });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callHandler(leadIntake, { body: booking })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(1);
  const slug = answers[0]?.body.slug;
  await eventually(async () => expect(await leadRow(slug)).not.toHaveProperty('owed'));
  await Promise.all([runSweep(), runSweep()]);
  expect((await rowsWith(email)).length).toBe(1);
  expect([(await parts.mailsTo(email)).length, (await ownerMailsOf(email)).length]).toEqual([1, 1]);
});

test('the same key with another body is a conflict that names the first slug', async () => {
  const booking = aBooking();
  const first = await callHandler(leadIntake, { body: booking });
  const second = await callHandler(leadIntake, { body: { ...booking, city: 'Long Beach' } });
  expect(second).toMatchObject({ status: 409, body: { slug: first.body.slug } });
  expect(await rowsWith('Long Beach')).toEqual([]);
});

test('a retry succeeds after the photos have moved', async () => {
  const booking = aBooking({ photo_urls: [await uploadPhoto(freshKey())] });
  const first = await callHandler(leadIntake, { body: booking });
  await settledWithPhotos(first.body.slug);
  expect(await callHandler(leadIntake, { body: booking })).toEqual(first);
});

test('the spam trap is answered like any other booking and then shows and emails nothing', async () => {
  const email = anAddress();
  const { status, body } = await book({ email, hp_field: 'https://spam.example' });
  expect(status).toBe(200);
  expect(await statusOf(body.slug)).toMatchObject({
    status: 404,
    body: { error: 'We couldn’t find this request.' },
  });
  await runSweep();
  const stored = await leadRow(body.slug);
  expect(stored).toMatchObject({ quarantined: true, list_shard: expect.stringMatching(/^s\d$/) });
  expect(stored).not.toHaveProperty('owed_shard');
  const days = (Number(stored?.expires_at) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect([await parts.mailsTo(email), await ownerMailsOf(email)]).toEqual([[], []]);
});

test('with email down the booking succeeds, and the emails arrive once it is up again', async () => {
  const email = anAddress();
  parts.mail.setState('down');
  const { status, body } = await book({ email });
  expect(status).toBe(200);
  await runSweep();
  expect(await leadRow(body.slug)).toMatchObject({
    owed: [{ kind: 'request-received' }, { kind: 'new-lead' }],
  });
  parts.mail.setState('up');
  await eventually(async () => {
    await runSweep();
    expect([(await parts.mailsTo(email)).length, (await ownerMailsOf(email)).length]).toEqual([1, 1]);
  });
});

test('with storage down the booking succeeds, and the photos are judged and moved later', async () => {
  const tempId = freshKey();
  const right = await uploadPhoto(tempId);
  const gone = `incoming/${tempId}/AAAAAAAAAAAAAAAAAAAAAA.jpg`;
  parts.storage.setState('down');
  const { status, body } = await book({ photo_urls: [right, gone] });
  expect(status).toBe(200);
  parts.storage.setState('up');
  await settledWithPhotos(body.slug);
  const stored = await leadRow(body.slug);
  expect(stored?.photo_urls).toEqual([right.replace(`incoming/${tempId}`, `leads/${stored?.id}`)]);
});

test('with the database down the booking fails clearly, leaves nothing, and the retry succeeds', async () => {
  const booking = aBooking();
  parts.database.setState('down');
  const failed = await callHandler(leadIntake, { body: booking });
  parts.database.setState('up');
  expect(failed).toEqual({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again.' },
  });
  expect(await rowsWith(String(booking.metaEventId))).toEqual([]);
  expect((await callHandler(leadIntake, { body: booking })).status).toBe(200);
});

test.each([
  [
    'a photo that was never uploaded',
    async (tempId: string) => `incoming/${tempId}/AAAAAAAAAAAAAAAAAAAAAA.jpg`,
  ],
  ['a file that is no photo', (tempId: string) => uploadPhoto(tempId, Buffer.from('<svg onload=alert(1)>'))],
  ['a path of another lead', async () => 'leads/01JD0000000000000000000000/AAAAAAAAAAAAAAAAAAAAAA.jpg'],
])('%s is a field error', async (_, path) => {
  const booking = aBooking({ photo_urls: [await path(freshKey())] });
  expect(await callHandler(leadIntake, { body: booking })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
  expect(await rowsWith(String(booking.metaEventId))).toEqual([]);
});

test('photos of one lead serve no other', async () => {
  const photo_urls = [await uploadPhoto(freshKey())];
  expect((await book({ photo_urls })).status).toBe(200);
  expect(await book({ photo_urls })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
});

test('an address without type and size takes any upload, which intake then judges by its bytes', async () => {
  const tempId = freshKey();
  const { body: upload } = await callHandler(generateUploadUrl, { body: { filename: 'deck.PNG', tempId } });
  expect(upload.path).toMatch(new RegExp(`^incoming/${tempId}/[\\w-]{22}\\.png$`));
  const sent = await fetch(upload.signedUrl, {
    method: 'PUT',
    body: new Uint8Array(jpeg),
    headers: { 'content-type': 'image/heic', ...upload.headers },
  });
  expect(sent.status).toBe(200);
  const { body } = await book({ photo_urls: [upload.path] });
  await settledWithPhotos(body.slug);
  expect((await leadRow(body.slug))?.photo_urls).toEqual([expect.stringMatching(/^leads\/.*\.jpg$/)]);
});

test('a lead whose address is refused for good owes no more and says so privately', async () => {
  const { body } = await book({ email: 'two..dots@example.com' });
  await eventually(async () => expect(await leadRow(body.slug)).not.toHaveProperty('owed'));
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: 'LeadStatusHistory' }));
  const id = (await leadRow(body.slug))?.id;
  const entries = Items.filter(({ lead_id }) => lead_id === id);
  expect(entries).toContainEqual(
    expect.objectContaining({ status: 'Email couldn’t be delivered', is_public: false }),
  );
  expect((await statusOf(body.slug)).body.timeline).toHaveLength(1);
});

test('a body over 64 KB is answered 413', async () => {
  expect(await book({ notes: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
});

test('an unknown field is refused by name', async () => {
  expect(await book({ isAdmin: true })).toMatchObject({
    status: 400,
    body: { fields: { isAdmin: 'Unknown field.' } },
  });
});

test('whoever books another boat by the link of an old request is its customer, by whatever address', async () => {
  const email = `${freshKey()}@example.com`;
  const { slug } = (await book({ email })).body;
  const { customer_id } = (await leadRow(slug)) ?? {};
  const before = await customerOf(String(customer_id));
  if (!before) expect.unreachable('a booking makes its customer');
  const moved = { ...before, version: before.version + 1, emails: [`${freshKey()}@example.com`] };
  expect(await saveCustomer(before, moved, new Date().toISOString())).toBe(true);
  const again = await book({ again: slug, email: undefined, boatType: 'Sailboat', boatLengthFt: 40 });
  expect(again).toMatchObject({ status: 200 });
  expect(await leadRow(again.body.slug)).toMatchObject({ customer_id, email, length_ft: 40 });
  await settledWithPhotos(again.body.slug);
});
