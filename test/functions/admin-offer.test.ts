import { SESClient } from '@aws-sdk/client-ses';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-offer.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import type { ApiEvent } from '#functions/runtime/pipeline.ts';
import { aLead } from '../a-lead.ts';
import { captureLog } from '../log-lines.ts';
import { signToken, trustTestKey } from '../tokens.ts';

const database = mockClient(DynamoDBDocumentClient);
const mail = mockClient(SESClient);
const lead = aLead();

beforeAll(() => {
  for (const name of [
    'LEADS_TABLE',
    'TIMELINE_TABLE',
    'SETTINGS_TABLE',
    'MAIL_REPLY_TO',
    'PUBLIC_KEY',
  ] as const)
    vi.stubEnv(name, name);
  vi.stubEnv('SITE_URL', 'https://boatdetailingla.example');
  vi.stubEnv('MAIL_SENDER', 'Boat Detailing LA <hello@boatdetailingla.example>');
  vi.stubEnv('MAIL_CONFIGURATION_SET', '');
  vi.stubEnv('USER_POOL_ID', 'us-west-2_Test');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'site-client');
  vi.stubEnv('ORIGIN_SECRET', 'origin-secret');
  vi.stubEnv('ORIGIN_SECRET_PREVIOUS', '');
  trustTestKey();
});

beforeEach(() => {
  captureLog();
  database.reset();
  mail.reset();
  database.on(GetCommand).resolves({});
  database.on(GetCommand, { TableName: 'LEADS_TABLE' }).resolves({ Item: leadRecord(lead) });
  database.on(TransactWriteCommand).resolves({});
  database.on(UpdateCommand).resolves({});
  mail.onAnyCommand().resolves({ MessageId: 'sent' });
});

async function offer(more: object = {}) {
  const event: Partial<ApiEvent> = {
    headers: {
      authorization: `Bearer ${signToken()}`,
      'x-origin-verify': 'origin-secret',
      'content-type': 'application/json',
      'idempotency-key': 'offer-key-1',
    },
    body: JSON.stringify({ leadId: lead.id, est_price_min: 500, est_price_max: 700, ...more }),
    isBase64Encoded: false,
  };
  const { statusCode, body = '' } = await handler(event as ApiEvent, { awsRequestId: 'test' } as Context);
  return { status: statusCode, body: JSON.parse(body) };
}

/** The transactions so far, each as the kinds of its parts. */
const transactions = () =>
  database
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => (args[0].input.TransactItems ?? []).map((item) => Object.keys(item).join()));

test('an offer is claimed before it is emailed, and committed with its two timeline entries', async () => {
  mail.onAnyCommand().callsFake(() => {
    expect(transactions()).toEqual([['Put', 'Update']]);
    return { MessageId: 'sent' };
  });
  expect((await offer()).status).toBe(200);
  expect(transactions()).toEqual([
    ['Put', 'Update'],
    ['Update', 'Update', 'Put', 'Put'],
  ]);
});

test('what is recorded is what was mailed: range, times to come, note, and until when it stands', async () => {
  const [past, start] = ['2020-01-01T17:00:00.000Z', '2031-05-04T17:00:00.000Z'];
  const settings = { ...initialSettings, offer_days: 7 };
  const stored = { version: 1, settings, saved_at: lead.created_at };
  database.on(GetCommand, { TableName: 'SETTINGS_TABLE' }).resolves({ Item: stored });
  expect((await offer({ times: [start, past, start], note: 'Both engines' })).status).toBe(200);
  const commit = database.commandCalls(TransactWriteCommand)[1]?.args[0].input.TransactItems ?? [];
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
  mail.onAnyCommand().rejects(Object.assign(new Error('busy'), { $metadata: { httpStatusCode: 503 } }));
  expect(await offer()).toEqual({ status: 502, body: { error: 'Failed to send offer email' } });
  expect(transactions()).toEqual([
    ['Put', 'Update'],
    ['Delete', 'Update'],
  ]);
});

test('a mail service that was not reached releases the claim', async () => {
  mail.onAnyCommand().rejects(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect((await offer()).body.error).toBe('Failed to send offer email');
  expect(transactions()).toHaveLength(2);
});

test('without an answer of the mail service the claim stays, as the email may have been sent', async () => {
  mail.onAnyCommand().rejects(Object.assign(new Error('too late'), { name: 'TimeoutError' }));
  const { status, body } = await offer();
  expect(status).toBe(502);
  expect(body.error).toContain('may have been sent');
  expect(transactions()).toEqual([['Put', 'Update']]);
});

test('a commit that fails after the email answers 500 and leaves the claim', async () => {
  database.on(TransactWriteCommand).resolvesOnce({}).rejects(new Error('no answer'));
  expect((await offer()).status).toBe(500);
  expect(transactions().at(-1)).not.toContain('Delete');
});
