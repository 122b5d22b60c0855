import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { BatchGetCommand, GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-schedule.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, canceled, mockedClients, ourFailure } from './mocked-clients.ts';

const { database, mails, transactions } = mockedClients();
const scheduled_at = '2036-06-01T17:00:00.000Z';
const schedule = (body: object = {}) =>
  asAdmin(handler, {
    body: { leadId: aLead().id, scheduled_at, ...body },
    headers: { 'idempotency-key': 'schedule-key-1' },
  });
const leadIs = (changes: Partial<Lead>) =>
  database.on(GetCommand, { Key: { id: aLead().id } }).resolves({ Item: leadRecord(aLead(changes)) });
/** What the n-th transaction writes into the lead. */
const written = (nth: number) => transactions()[nth]?.[1]?.Update?.ExpressionAttributeValues;

const toldPrices = () =>
  transactions()
    .flat()
    .flatMap(({ Update }) => Update?.ExpressionAttributeValues?.[':offer_sent'] ?? []);
const lastMonth = '2026-01-07T16:00:00.000Z';

beforeEach(() => {
  database.on(UpdateCommand).resolves({});
  database.on(BatchGetCommand).resolves({});
  database.on(GetCommand).resolves({});
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  leadIs({});
});

test('the appointment is emailed with its calendar file, then written with two entries', async () => {
  expect((await schedule()).status).toBe(200);
  const [{ args } = { args: undefined }] = mails.commandCalls(SendRawEmailCommand);
  const mail = Buffer.from(args?.[0].input.RawMessage?.Data ?? []).toString();
  expect(mail).toContain('method=REQUEST');
  expect(written(1)).toMatchObject({
    ':status': 'SCHEDULED',
    ':visits': [{ start: scheduled_at, hours: 3, sequence: 0, told: 0, status: 'planned' }],
  });
  expect(transactions()[1]?.flatMap(({ Put }) => Put?.Item?.status ?? [])).toEqual([
    'Appointment emailed',
    'SCHEDULED',
  ]);
});

const typed = { est_price_min: 400, est_price_max: 400 };

test('a booking tells the price that was typed and never sent, in the email and from then on', async () => {
  leadIs(typed);
  await schedule();
  const [{ args } = { args: undefined }] = mails.commandCalls(SendRawEmailCommand);
  const mail = Buffer.from(args?.[0].input.RawMessage?.Data ?? []).toString();
  expect(mail).toContain('Your price for the job is $438.00, tax included.');
  expect(toldPrices()).toMatchObject([{ ...typed, tax_percent: 9.5 }]);
  expect(transactions()[1]?.flatMap(({ Put }) => Put?.Item?.note ?? [])).toContain('$400');
});

test('who has no email reads the price on their page', async () => {
  leadIs({ ...typed, email: undefined });
  expect((await schedule()).body).toMatchObject({ mailed: false });
  expect(toldPrices()).toMatchObject([typed]);
});

test.each<[string, Partial<Lead>, object]>([
  ['a price that was sent', { ...typed, offer_sent: { ...typed, sent_at: lastMonth } }, {}],
  ['a job with a receipt', { ...typed, record: aRecord() }, {}],
  ['a visit that is over', typed, { scheduled_at: lastMonth, past: true }],
])('a booking tells no other price after %s', async (_, changes, body) => {
  leadIs(changes);
  expect((await schedule(body)).status).toBe(200);
  expect(toldPrices()).toEqual([]);
});

test.each(['0000-01-01T12:00:00.000Z', '9999-12-31T12:00:00.000Z'])(
  'nothing is booked at %s, also if the past is meant',
  async (at) => {
    expect((await schedule({ scheduled_at: at, past: true })).status).toBe(400);
    expect(transactions()).toEqual([]);
  },
);

test('a visit that is noted after its end mails nobody', async () => {
  const { status, body } = await schedule({ scheduled_at: lastMonth, past: true });
  expect([status, body.mailed]).toEqual([200, false]);
  expect(mails.calls()).toEqual([]);
  expect(transactions()).toHaveLength(1);
});

test('a visit that was noted after its end is not noted twice', async () => {
  leadIs({ status: 'SCHEDULED', visits: [aVisit({ start: lastMonth })] });
  expect((await schedule({ scheduled_at: lastMonth, past: true })).status).toBe(200);
  expect(transactions()).toEqual([]);
});

test('whoever counts on a time to come is told when it gives way to one that is over', async () => {
  leadIs({ status: 'SCHEDULED', visits: [aVisit({ start: scheduled_at })] });
  expect(await schedule({ scheduled_at: lastMonth, past: true })).toMatchObject({ body: { mailed: true } });
  expect(mails.calls()).toHaveLength(1);
});

const left = { kind: 'appointment', key: 'left-key-1', claimed_at: '2026-05-01T00:00:00.000Z' } as const;

test('a calendar file that may have been sent keeps its number: the next one is higher', async () => {
  const visit = { id: aVisit().id, uid: aVisit().uid, sequence: 0, start: scheduled_at, hours: 3 };
  leadIs({ mail_claim: { ...left, visit } });
  database.on(TransactWriteCommand).callsFakeOnce(() => {
    leadIs({ visit_lost: { id: visit.id, uid: visit.uid, sequence: 0 } });
    return {};
  });
  expect((await schedule()).status).toBe(200);
  const settled = transactions()[0]?.[0]?.Update;
  expect(settled?.ConditionExpression).toContain('mail_claim.#key = :claim_key');
  expect(settled?.ExpressionAttributeValues).toMatchObject({
    ':visit_lost': { id: visit.id, sequence: 0 },
    ':claim_key': 'left-key-1',
  });
  expect(transactions()[1]?.[1]?.Update?.ConditionExpression).toContain('attribute_not_exists(mail_claim)');
  expect(written(2)).toMatchObject({ ':visits': [{ id: visit.id, uid: visit.uid, sequence: 1 }] });
});

test.each<[string, Partial<Lead>, Partial<Lead>]>([
  ['is to take longer', {}, { appointment_hours: 6 }],
  [
    'was moved by its customer',
    { visits: [aVisit({ start: lastMonth })] },
    { visits: [aVisit({ sequence: 1, moves: 1 })] },
  ],
])(
  'a visit that %s since its time was taken is not emailed, and the time is free again',
  async (_, seen, since) => {
    leadIs(seen);
    database.on(TransactWriteCommand).callsFakeOnce(() => {
      leadIs(since);
      return {};
    });
    expect(await schedule()).toMatchObject({ status: 409, body: { reason: 'visit-changed' } });
    expect(mails.calls()).toEqual([]);
    expect(transactions()[1]?.[0]).toHaveProperty('Delete');
  },
);

const other = '01JD3ZK8Q0000000000000000Z';
const taken = (status: string) => {
  database.on(GetCommand, { Key: { id: `mail#${aLead().id}#schedule-key-1` } }).resolves({});
  const entry = { visit_id: other, lead_id: other, start: scheduled_at, hours: 2, status };
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses:
      'Days' in RequestItems
        ? { Days: [{ day: '2036-06-01', version: 4, entries: { [other]: entry } }] }
        : { Leads: [leadRecord(aLead({ id: other, full_name: 'Mark Lee' }))] },
  }));
};

test.each(['planned', 'underway', 'held'])(
  'a time that a %s visit has is taken: nobody is mailed',
  async (status) => {
    taken(status);
    expect(await schedule()).toMatchObject({
      status: 409,
      body: {
        reason: 'time-taken',
        error: 'This time overlaps Mark Lee, 10:00 AM to 12:00 PM.',
        conflicts: [{ lead_id: other, name: 'Mark Lee', start: scheduled_at, hours: 2 }],
        days: expect.any(Array),
      },
    });
    expect(transactions()).toEqual([]);
    expect(mails.calls()).toEqual([]);
  },
);

test('a time is taken with the claim, on the version of the day that was read', async () => {
  taken('canceled');
  expect((await schedule()).status).toBe(200);
  const day = transactions()[0]?.find(({ Update }) => Update?.TableName === 'Days')?.Update;
  expect(day?.ConditionExpression).toBe('version = :read');
  expect(day?.ExpressionAttributeValues).toMatchObject({ ':read': 4, ':next': 5 });
});

test('a claim that is not old gives way to nobody', async () => {
  leadIs({ mail_claim: { ...left, claimed_at: new Date().toISOString() } });
  database.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'));
  expect((await schedule()).status).toBe(409);
  expect(transactions()[0]?.[1]?.Update?.ConditionExpression).toContain('attribute_not_exists(mail_claim)');
  expect(mails.calls()).toEqual([]);
});

test('contention beside a condition that failed is asked again: only the second answer says whose key it was', async () => {
  database
    .on(TransactWriteCommand)
    .rejectsOnce(canceled('TransactionConflict', 'ConditionalCheckFailed'))
    .rejects(canceled('ConditionalCheckFailed', 'ConditionalCheckFailed'));
  database.on(GetCommand, { Key: { id: `mail#${aLead().id}#schedule-key-1` } }).resolves({
    Item: { request_hash: 'another', state: 'sent', claimed_at: '2026-05-01T00:00:00.000Z' },
  });
  expect(await schedule()).toMatchObject({
    status: 409,
    body: { error: 'This request key was used for another email.' },
  });
});

test.each(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])(
  'a commit that meets %s is tried again',
  async (code) => {
    database
      .on(TransactWriteCommand)
      .resolvesOnce({})
      .rejectsOnce(canceled(code, 'None', 'None', 'None'))
      .resolves({});
    expect((await schedule()).status).toBe(200);
    expect(transactions()).toHaveLength(3);
    expect(mails.calls()).toHaveLength(1);
  },
);

test.each(['ThrottlingException', 'InternalServerError', 'RequestLimitExceeded'])(
  'with a table that answers %s for good nobody is mailed',
  async (name) => {
    database.on(TransactWriteCommand).rejects(Object.assign(new Error(name), { name }));
    expect(await schedule()).toEqual(ourFailure);
    expect(mails.calls()).toEqual([]);
  },
);

test.each([
  ['400', { httpStatusCode: 400 }, 'Failed to send schedule email'],
  ['429', { httpStatusCode: 429 }, 'Failed to send schedule email'],
  ['503', { httpStatusCode: 503 }, 'Failed to send schedule email'],
  ['500, in the midst of its work', { httpStatusCode: 500 }, 'may have been sent'],
  ['504, from something in between', { httpStatusCode: 504 }, 'may have been sent'],
  ['200 with a text that breaks off', { httpStatusCode: 200 }, 'may have been sent'],
])('a mail service that answers %s', async (_, $metadata, sentence) => {
  mails.on(SendRawEmailCommand).rejects(Object.assign(new Error('failed'), { $metadata }));
  const { status, body } = await schedule();
  expect(status).toBe(502);
  expect(body.error).toContain(sentence);
  const isReleased = transactions()[1]?.some(({ Delete }) => Delete) ?? false;
  expect(isReleased).toBe(!sentence.startsWith('may'));
});

test.each([
  ['EAI_AGAIN', 'Failed to send schedule email'],
  ['ECONNRESET', 'may have been sent'],
  ['EPIPE', 'may have been sent'],
])('a connection that ends with %s', async (code, sentence) => {
  mails.on(SendRawEmailCommand).rejects(Object.assign(new Error('failed'), { code }));
  expect((await schedule()).body.error).toContain(sentence);
});
