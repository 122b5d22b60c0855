import { SESClient } from '@aws-sdk/client-ses';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import type { OperationOutput } from '#domain/operations/index.ts';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeadUpdate } from '#functions/admin-lead-update.ts';
import { handler as adminOffer } from '#functions/admin-offer.ts';
import { handler as adminSchedule } from '#functions/admin-schedule.ts';
import { handler as adminTimeline } from '#functions/admin-timeline.ts';
import { documents } from '#functions/data/clients.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { freeTime } from '../free-times.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { asCustomer } from './customer-calls.ts';
import { atOnceBeforeAnyMail } from './held-mails.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();

afterEach(() => parts.mail.setState('up'));

const range = { est_price_min: 500, est_price_max: 700 };
const offer = (leadId: string, key: string, body: object = range) =>
  asAdmin(adminOffer, { body: { leadId, ...body }, headers: { 'idempotency-key': key } });
const schedule = (leadId: string, scheduled_at: string, key = freshKey()) =>
  asAdmin(adminSchedule, { body: { leadId, scheduled_at }, headers: { 'idempotency-key': key } });
const update = (id: string, body: Record<string, unknown>, key?: string) =>
  asAdmin(adminLeadUpdate, { path: { id }, body, ...(key && { headers: { 'idempotency-key': key } }) });
const read = async (id: string) =>
  ((await asAdmin(adminLead, { path: { id } })).body as OperationOutput<'admin-lead'>).lead;
const entries = async (id: string): Promise<OperationOutput<'admin-timeline'>['entries']> =>
  (await asAdmin(adminTimeline, { path: { id } })).body.entries;
const told = async (id: string) =>
  (await entries(id)).map(({ status, is_public }) => `${status}${is_public ? '' : ' (private)'}`).sort();
const anAddress = () => `${freshKey()}@example.com`;

/** The calendar files of the mails to an address, oldest first. */
const calendars = async (email: string) => (await parts.mailsTo(email)).reverse().map(appointmentIn);

test('an offer is emailed once, recorded, and shown to the customer', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  const { status, body } = await offer(id, freshKey());
  expect(status).toBe(200);
  expect(body.lead).toMatchObject({ ...range, status: 'OFFER_SENT', offer_sent: range });
  expect(body.lead).not.toHaveProperty('mail_claim');
  const mails = await parts.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('$500 to $700');
  expect(await told(id)).toEqual(['OFFER_SENT', 'Offer emailed (private)', 'REQUEST_SENT']);
  const page = await callHandler(leadStatus, { path: { slug } });
  expect(page.body).toMatchObject({ status: 'OFFER_SENT', offer: range });
});

test('a repeat with the same key answers the lead and emails nothing, even while the first is under way', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const key = freshKey();
  const repeat = () => offer(id, key);
  const answers = await atOnceBeforeAnyMail(repeat, repeat, repeat);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await offer(id, key)).body.lead.status).toBe('OFFER_SENT');
  expect(await parts.mailsTo(email)).toHaveLength(1);
  expect(await told(id)).toHaveLength(3);
});

test('two keys at once email once; the other is told that an email is under way', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const answers = await atOnceBeforeAnyMail(
    () => offer(id, freshKey()),
    () => schedule(id, freeTime()),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await parts.mailsTo(email)).toHaveLength(1);
});

test('a lead that is edited while its email goes out is newest as the email left it', async () => {
  const { id } = await aLead();
  const [offered, edited] = await atOnceBeforeAnyMail(
    () => offer(id, freshKey()),
    () => update(id, { internal_notes: 'Gate code 12' }),
  );
  expect(offered?.body.lead).toMatchObject({ status: 'OFFER_SENT', internal_notes: 'Gate code 12' });
  expect(Date.parse(offered?.body.lead.updated_at)).toBeGreaterThan(Date.parse(edited?.body.lead.updated_at));
});

test('what the customer writes while an offer goes out still waits for an answer', async () => {
  const { id, slug } = await aLead();
  const write = (message: string) => asCustomer('customer-message', slug, { message });
  await write('Do you do teak?');
  const send = SESClient.prototype.send as (...args: unknown[]) => Promise<unknown>; // its arguments are only passed on
  vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(async function (this: SESClient, ...args) {
    await write('And the canvas?');
    return send.apply(this, args);
  });
  expect((await offer(id, freshKey())).body.lead).toMatchObject({
    status: 'OFFER_SENT',
    unanswered: { text: 'And the canvas?' },
  });
});

test('one key does not serve two different offers', async () => {
  const { id } = await aLead();
  const key = freshKey();
  await offer(id, key);
  const other = await offer(id, key, { est_price_min: 5, est_price_max: 7 });
  expect(other).toMatchObject({
    status: 409,
    body: { error: 'This request key was used for another email.' },
  });
  expect((await read(id)).est_price_min).toBe(500);
});

test.each([
  ['offer', (id: string, key: string) => offer(id, key), 'Failed to send offer email'],
  [
    'appointment',
    (id: string, key: string, time: string) => schedule(id, time, key),
    'Failed to send schedule email',
  ],
] as const)(
  'with the mail service down an %s changes nothing, and a retry emails once',
  async (_kind, mail, sentence) => {
    const email = anAddress();
    const { id } = await aLead({ email });
    const before = [await read(id), await entries(id)];
    const key = freshKey();
    const time = freeTime();
    const send = () => mail(id, key, time);

    parts.mail.setState('down');
    expect(await send()).toEqual({ status: 502, body: { error: sentence } });
    expect([await read(id), await entries(id)]).toEqual(before);

    parts.mail.setState('up');
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await parts.mailsTo(email)).toHaveLength(1);
  },
);

test('an address that the mail service refuses changes nothing', async () => {
  const { id } = await aLead({ email: `nobody.${'x'.repeat(80)}@example.com` });
  const before = await read(id);
  const { status, body } = await offer(id, freshKey());
  expect({ status, error: body.error }).toEqual({ status: 502, error: 'Failed to send offer email' });
  expect(await read(id)).toEqual(before);
});

test('an email that was claimed and left is shown, never resent by itself, and gives way to a new key', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const key = freshKey();
  const claimed_at = new Date(Date.now() - 61_000).toISOString();
  const crashed = { kind: 'offer', key, claimed_at };
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET mail_claim = :claim',
      ExpressionAttributeValues: { ':claim': crashed },
    }),
  );
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id: `mail#${id}#${key}` },
      UpdateExpression: 'SET #state = :claimed, claimed_at = :at, request_hash = :hash',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':claimed': 'claimed', ':at': claimed_at, ':hash': await offerHash() },
    }),
  );
  expect((await read(id)).mail_claim).toEqual(crashed);
  const repeated = await offer(id, key);
  expect(repeated.status).toBe(409);
  expect(repeated.body.error).toContain('may have been sent');
  expect(await parts.mailsTo(email)).toHaveLength(0);

  expect((await offer(id, freshKey())).status).toBe(200);
  expect(await parts.mailsTo(email)).toHaveLength(1);
  expect(await told(id)).toContain('Email may have been sent (private)');
  expect(await read(id)).not.toHaveProperty('mail_claim');
});

/** The hash under which this test's offer is remembered, read off an offer that was sent. */
async function offerHash(): Promise<unknown> {
  const { id } = await aLead();
  const key = freshKey();
  await offer(id, key);
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id: `mail#${id}#${key}` },
      UpdateExpression: 'REMOVE nothing',
      ReturnValues: 'ALL_NEW',
    }),
  );
  return Attributes?.request_hash;
}

test('an appointment keeps its uid while its sequence rises with every other time, through a cancellation', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email, boatLengthFt: 28 });
  // The day on which clocks go back, and the day after.
  const [first, second] = ['2036-11-02T17:00:00.000Z', '2036-11-03T17:00:00.000Z'];
  await schedule(id, first);
  await schedule(id, first);
  await schedule(id, second);
  const page = await callHandler(leadStatus, { path: { slug } });
  expect(page.body.appointment).toMatchObject({ scheduled_at: second, hours: 3, sequence: 1 });

  const canceled = await update(id, { status: 'CANCELED' }, freshKey());
  expect(canceled.body.lead).toMatchObject({
    status: 'CANCELED',
    visits: [{ status: 'canceled', sequence: 2 }],
  });
  await schedule(id, second);

  const files = await calendars(email);
  expect(files.map(({ method, sequence, start }) => ({ method, sequence, start }))).toEqual([
    { method: 'REQUEST', sequence: 0, start: first },
    { method: 'REQUEST', sequence: 0, start: first },
    { method: 'REQUEST', sequence: 1, start: second },
    { method: 'CANCEL', sequence: 2, start: second },
    { method: 'REQUEST', sequence: 3, start: second },
  ]);
  expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  expect(files.map(({ hours }) => hours)).toEqual([3, 3, 3, 3, 3]);
  expect(await read(id)).toMatchObject({
    status: 'SCHEDULED',
    visits: [{ status: 'planned', sequence: 3 }],
  });
});

test('a cancellation whose email fails leaves the appointment as it was', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  expect((await schedule(id, freeTime())).status).toBe(200);
  const before = await read(id);
  const key = freshKey();
  parts.mail.setState('down');
  expect(await update(id, { status: 'CANCELED' }, key)).toEqual({
    status: 502,
    body: { error: 'Failed to send cancellation email' },
  });
  expect(await read(id)).toEqual(before);

  parts.mail.setState('up');
  expect((await update(id, { status: 'CANCELED' }, key)).status).toBe(200);
  expect(await parts.mailsTo(email)).toHaveLength(2);
  expect(await told(id)).toEqual([
    'Appointment emailed (private)',
    'CANCELED',
    'Cancellation emailed (private)',
    'REQUEST_SENT',
    'SCHEDULED',
  ]);
});

test('what the customer has read in an email is not undone', async () => {
  const { id } = await aLead();
  await offer(id, freshKey());
  const entry = (await entries(id)).find(({ status }) => status === 'OFFER_SENT');
  const { status } = await update(id, { status: 'REQUEST_SENT', undo_entry_id: entry?.id });
  expect(status).toBe(409);
  expect((await read(id)).status).toBe('OFFER_SENT');
});

test('canceling a lead that was never emailed an appointment needs no email and no key', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  expect((await update(id, { status: 'CANCELED' })).body.lead.status).toBe('CANCELED');
  expect(await parts.mailsTo(email)).toHaveLength(0);
});

test.each([
  ['without a key', { headers: {} }, 400],
  ['with a malformed key', { headers: { 'idempotency-key': 'short' } }, 400],
])('an offer %s is refused', async (_case, sent, status) => {
  const email = anAddress();
  const { id } = await aLead({ email });
  expect((await asAdmin(adminOffer, { body: { leadId: id, ...range }, ...sent })).status).toBe(status);
  expect(await parts.mailsTo(email)).toHaveLength(0);
});

test('a range whose end lies below its begin is refused, as is a lead in quarantine', async () => {
  const { id } = await aLead();
  const wrong = await offer(id, freshKey(), { est_price_min: 700, est_price_max: 500 });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'Max price must not be below min price.' } });
  const { id: trapped } = await aLead({ hp_field: 'x' });
  expect((await offer(trapped, freshKey())).status).toBe(409);
});

test('a time in the past is booked only when the admin says that it is meant, and mails nobody once it is over', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const body = { leadId: id, scheduled_at: '2026-01-07T16:00:00.000Z' };
  const ask = (more: object) =>
    asAdmin(adminSchedule, { body: { ...body, ...more }, headers: { 'idempotency-key': freshKey() } });
  expect(await ask({})).toMatchObject({
    status: 400,
    body: { fields: { scheduled_at: expect.stringContaining('in the past') } },
  });
  expect(await calendars(email)).toEqual([]);
  expect(await ask({ past: true })).toMatchObject({ status: 200, body: { mailed: false } });
  expect(await calendars(email)).toEqual([]);
});
