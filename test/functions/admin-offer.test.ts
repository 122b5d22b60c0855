import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

test('what is recorded is what was mailed: range, times to come, note, and until when it stands', async () => {
  const [past, start] = ['2020-01-01T17:00:00.000Z', '2031-05-04T17:00:00.000Z'];
  const settings = { ...initialSettings, offer_days: 7 };
  const stored = { version: 1, settings, saved_at: lead.created_at };
  database.on(GetCommand, { TableName: 'Settings' }).resolves({ Item: stored });
  expect((await offer({ times: [start, past, start], note: 'Both engines' })).status).toBe(200);
  const commit = transactions()[1] ?? [];
  const written = commit.flatMap(({ Update }) => Update?.ExpressionAttributeValues?.[':offer_sent'] ?? []);
  expect(written).toEqual([
    {
      est_price_min: 500,
      est_price_max: 700,
      sent_at: expect.any(String),
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
