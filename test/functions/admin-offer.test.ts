import { BatchGetCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-offer.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, mails, transactions } = mockedClients();
const lead = aLead();

beforeEach(() => {
  database.on(GetCommand).resolves({});
  database.on(BatchGetCommand).resolves({});
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord(lead) });
  database.on(UpdateCommand).resolves({});
  mails.onAnyCommand().resolves({ MessageId: 'sent' });
});

const offer = (more: object = {}) =>
  asAdmin(handler, {
    body: { leadId: lead.id, est_price_min: 500, est_price_max: 700, ...more },
    headers: { 'idempotency-key': 'offer-key-1' },
  });

/** The transactions so far, each as the kinds of its parts. */
const kinds = () => transactions().map((items) => items.map((item) => Object.keys(item).join()));

test('an offer is claimed before it is emailed, and committed with its two timeline entries', async () => {
  mails.onAnyCommand().callsFake(() => {
    expect(kinds()).toEqual([['Put', 'Update']]);
    return { MessageId: 'sent' };
  });
  expect((await offer()).status).toBe(200);
  expect(kinds()).toEqual([
    ['Put', 'Update'],
    ['Update', 'Update', 'Put', 'Put'],
  ]);
});

test.each([
  ['none', null],
  ['an older one', '2026-01-01T00:00:00.000Z'],
])('an offer over one that the admin has not seen, but %s, is refused', async (_, offer_seen) => {
  const sent_at = '2026-03-02T18:00:00.000Z';
  const offer_sent = { est_price_min: 400, est_price_max: 450, sent_at };
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord({ ...lead, offer_sent }) });
  expect(await offer({ offer_seen })).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^A price went out .*: \$400 to \$450\. Look at it/) },
  });
  expect(mails.calls()).toEqual([]);
  expect((await offer({ offer_seen: sent_at })).status).toBe(200);
});

test('what is recorded is what was mailed: range, times, note, and until when it stands', async () => {
  const start = '2031-05-04T17:00:00.000Z';
  const settings = { ...initialSettings, offer_days: 7 };
  const stored = { version: 1, settings, saved_at: lead.created_at };
  database.on(GetCommand, { TableName: 'Settings', Key: { id: 'current' } }).resolves({ Item: stored });
  expect((await offer({ times: [start, start], note: 'Both engines' })).status).toBe(200);
  const commit = transactions()[1] ?? [];
  const written = commit.flatMap(({ Update }) => Update?.ExpressionAttributeValues?.[':offer_sent'] ?? []);
  expect(written).toEqual([
    {
      est_price_min: 500,
      est_price_max: 700,
      sent_at: expect.any(String),
      tax_percent: 9.5,
      valid_until: expect.any(String),
      times: [start],
      note: 'Both engines',
    },
  ]);
  expect(Date.parse(written[0].valid_until) - Date.parse(written[0].sent_at)).toBe(7 * 86_400_000);
});

test('an email that the service refuses releases the claim', async () => {
  mails.onAnyCommand().rejects(Object.assign(new Error('busy'), { $metadata: { httpStatusCode: 503 } }));
  expect(await offer()).toEqual({ status: 502, body: { error: 'Failed to send offer email' } });
  expect(kinds()).toEqual([
    ['Put', 'Update'],
    ['Delete', 'Update'],
  ]);
});

test('a mail service that was not reached releases the claim', async () => {
  mails.onAnyCommand().rejects(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect((await offer()).body.error).toBe('Failed to send offer email');
  expect(kinds()).toHaveLength(2);
});

test('without an answer of the mail service the claim stays, as the email may have been sent', async () => {
  mails.onAnyCommand().rejects(Object.assign(new Error('too late'), { name: 'TimeoutError' }));
  const { status, body } = await offer();
  expect(status).toBe(502);
  expect(body.error).toContain('may have been sent');
  expect(kinds()).toEqual([['Put', 'Update']]);
});

test('a commit that fails after the email answers 500 and leaves the claim', async () => {
  database.on(TransactWriteCommand).resolvesOnce({}).rejects(new Error('no answer'));
  expect((await offer()).status).toBe(500);
  expect(kinds().at(-1)).not.toContain('Delete');
});

const soon = '2031-05-04T17:00:00.000Z';

test('a time that has passed is refused, not left out, and nobody is mailed', async () => {
  const answer = await offer({ times: [soon, '2020-01-01T17:00:00.000Z'] });
  expect(answer).toMatchObject({ status: 400, body: { fields: { times: expect.any(String) } } });
  expect(mails.calls()).toEqual([]);
});

test.each([
  ['another has', 'marina-del-rey', soon, 'This time overlaps Mark Lee, 10:00 AM to 12:00 PM.'],
  [
    'leaves too little for the drive',
    'malibu',
    '2031-05-04T14:50:00.000Z',
    /^Too close to Mark Lee, 7:50 to 9:50 in Malibu: \d+ minutes’ drive\.$/,
  ],
  [
    'leaves too small a gap',
    'marina-del-rey',
    '2031-05-04T14:50:00.000Z',
    'Too close to Mark Lee, 7:50 to 9:50 in Marina del Rey: you keep 30 minutes between visits.',
  ],
])('a time that %s is refused by name, and nobody is mailed', async (_, area, start, error) => {
  const other = '01JD3ZK8Q0000000000000000C';
  const entry = { visit_id: other, lead_id: other, start, hours: 2, area, status: 'planned' };
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses:
      'Days' in RequestItems
        ? { Days: [{ day: '2031-05-04', version: 1, entries: { [other]: entry } }] }
        : { Leads: [leadRecord(aLead({ id: other, full_name: 'Mark Lee' }))] },
  }));
  const sentence = typeof error === 'string' ? error : expect.stringMatching(error);
  expect(await offer({ times: [soon] })).toMatchObject({
    status: 409,
    body: {
      reason: 'time-taken',
      error: sentence,
      conflicts: [{ name: 'Mark Lee', start }],
      days: expect.any(Array),
    },
  });
  expect(mails.calls()).toEqual([]);
});

test('a time in the owner’s time off is refused, and nobody is mailed', async () => {
  const time_off = [{ from: '2031-05-04T16:00:00.000Z', to: '2031-05-04T20:00:00.000Z' }];
  const Item = { version: 1, settings: { ...initialSettings, time_off } };
  database.on(GetCommand, { TableName: 'Settings', Key: { id: 'current' } }).resolves({ Item });
  const { status, body } = await offer({ times: [soon] });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ times: expect.stringContaining('You’re off') });
  expect(mails.calls()).toEqual([]);
});
