import process from 'node:process';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { newCustomer } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-lead-update.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';
import { signToken, trustTestKey } from '../tokens.ts';

const database = mockClient(DynamoDBDocumentClient);
const mails = mockClient(SESClient);
Object.assign(process.env, testEnvironment);
trustTestKey();

beforeEach(() => {
  database.reset();
  database.on(UpdateCommand).resolves({});
  database.on(TransactWriteCommand).resolves({});
  database.on(BatchGetCommand).resolves({});
});

function correct(lead: Lead, email: string) {
  database.on(GetCommand).resolves({ Item: leadRecord(lead) });
  return callHandler(handler, {
    path: { id: lead.id },
    body: { email },
    headers: { authorization: `Bearer ${signToken()}` },
  });
}

test('the address of a lead whose emails do not arrive can be corrected', async () => {
  const lead = aLead({ mail_problem: 'refused' });
  expect((await correct(lead, 'right@example.com')).status).toBe(200);
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

test('an address that works can be changed too: customers say it on the phone', async () => {
  expect((await correct(aLead(), 'other@example.com')).status).toBe(200);
});

test('a correction that is sent again is no other one', async () => {
  expect((await correct(aLead({ email: 'right@example.com' }), 'right@example.com')).status).toBe(200);
});

function change(lead: Lead, body: Record<string, unknown>) {
  database.on(GetCommand).resolves({ Item: leadRecord(lead) });
  return callHandler(handler, {
    path: { id: lead.id },
    body,
    headers: { authorization: `Bearer ${signToken()}` },
  });
}

test('notes that another admin changed meanwhile are answered, not overwritten', async () => {
  const lead = aLead({ internal_notes: 'Gate is broken.' });
  const answer = await change(lead, { internal_notes: 'Bring a ladder.', internal_notes_seen: null });
  expect(answer).toMatchObject({ status: 409, body: { internal_notes: 'Gate is broken.' } });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('notes that the admin has seen are replaced, on condition that they are still the same', async () => {
  const lead = aLead({ internal_notes: 'Gate is broken.' });
  const body = { internal_notes: 'Gate is mended.', internal_notes_seen: 'Gate is broken.' };
  expect((await change(lead, body)).status).toBe(200);
  const [write] = database.commandCalls(TransactWriteCommand);
  const { Update } = write?.args[0].input.TransactItems?.[0] ?? {};
  expect(Update?.ConditionExpression).toContain('#internal_notes = :read_internal_notes');
});

test('a message that needs no answer is settled unless the customer writes meanwhile', async () => {
  const unanswered = { at: '2026-03-04T16:00:00.000Z', text: 'See you then.' };
  const settle = async (no_answer_to: string) => {
    database.resetHistory();
    expect((await change(aLead({ unanswered }), { no_answer_to })).status).toBe(200);
    return database.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
  };
  const [write, entry] = await settle(unanswered.at);
  expect(write?.Update?.UpdateExpression).toMatch(/REMOVE .*#unanswered/);
  expect(write?.Update?.ConditionExpression).toContain('#updated_at = :read_updated_at');
  expect(entry?.Put?.Item).toMatchObject({ status: 'No answer needed', is_public: false });
  const [later, ...nothing] = await settle('2026-03-04T15:00:00.000Z');
  expect(later?.Update?.UpdateExpression).not.toContain('#unanswered');
  expect(nothing.filter(({ Put }) => Put?.Item?.status)).toEqual([]);
});

test.each([
  ['refused when the other price is news', { est_price_max_seen: 1200 }, 409],
  ['taken from an admin who sees the other price', { est_price_max_seen: 300 }, 200],
  ['taken from a caller who does not say what it saw', {}, 200],
])('a min price above the max is %s', async (_, seen, status) => {
  expect((await change(aLead({ est_price_max: 300 }), { est_price_min: 900, ...seen })).status).toBe(status);
});

test.each([
  ['phone', aLead({ email: undefined }), { phone: null }],
  ['email', aLead({ phone: undefined, phone_e164: undefined }), { email: null }],
])('the last way to reach a customer cannot be taken: %s', async (field, lead, body) => {
  expect(await change(lead, body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: 'Enter an email or a phone number.' } },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('taking one of two ways holds only while the other is as it was read', async () => {
  expect((await change(aLead(), { email: null })).status).toBe(200);
  const { Update } = database.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems?.[0] ?? {};
  expect(Update?.ConditionExpression).toContain('#phone = :read_phone');
});

test.each([
  ['a name cannot be emptied', { full_name: null }],
  ['a length has the form’s limits', { length_ft: 2 }],
  ['a ZIP code has five digits', { zip: '9029' }],
  ['services are those of the service', { requested_service: 'wash', services: ['interior'] }],
  ['services without a service are those of one', { services: ['polishing'] }],
  ['no service has no services', { requested_service: null, services: ['deep-wash'] }],
  ['an undo names a status alone', { status: 'CONTACTED', undo_entry_id: 'x', city: 'San Pedro' }],
])('%s', async (_, body) => {
  expect((await change(aLead(), body)).status).toBe(400);
});

test('a customer whom the lead alone makes follows it, one of whom more is known stays', async () => {
  const lead = aLead({ customer_id: '01JD3ZK8Q0000000000000000C', boat_id: '01JD3ZK8Q0000000000000000B' });
  const alone = newCustomer(
    lead,
    { customer: '01JD3ZK8Q0000000000000000C', boat: '01JD3ZK8Q0000000000000000B' },
    lead.created_at,
  );
  const writtenFor = async (customer: Customer) => {
    database.reset();
    database.on(UpdateCommand).resolves({});
    database.on(TransactWriteCommand).resolves({});
    database.on(BatchGetCommand).resolves({});
    database.on(GetCommand).resolves({ Item: leadRecord(lead) });
    database.on(GetCommand, { Key: { id: customer.id } }).resolves({ Item: customer });
    const call = { path: { id: lead.id }, body: { length_ft: 30 } };
    await callHandler(handler, { ...call, headers: { authorization: `Bearer ${signToken()}` } });
    const items = database.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    return items.flatMap(({ Put }) => (Put?.Item?.id === customer.id ? [Put.Item] : []));
  };
  expect(await writtenFor(alone)).toMatchObject([{ version: 2, boats: [{ length_ft: 30 }] }]);
  expect(await writtenFor({ ...alone, note: 'Pays in cash.' })).toEqual([]);
  const page_key = 'key-of-the-page-111111';
  expect(await writtenFor({ ...alone, page_key })).toMatchObject([{ version: 2, page_key }]);
});

test.each(['COMPLETED', 'CANCELED'])(
  '%s of a lead with an emailed appointment asks for no key',
  async (status) => {
    mails.reset();
    mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
    const visit = aVisit({ start: '2036-06-01T17:00:00.000Z', told: 0, sent_at: '2026-05-01T00:00:00.000Z' });
    const lead = aLead({ status: 'SCHEDULED', visits: [visit] });
    expect((await change(lead, { status })).status).toBe(200);
    // What is completed owes its email; a cancellation goes out with the call.
    expect(mails.calls()).toHaveLength(status === 'CANCELED' ? 1 : 0);
  },
);

test('a cancellation carries the owner’s reason into the email, and keeps it for the page', async () => {
  mails.reset();
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  const visit = aVisit({ start: '2036-06-01T17:00:00.000Z', told: 0, sent_at: '2026-05-01T00:00:00.000Z' });
  await change(aLead({ status: 'SCHEDULED', visits: [visit] }), {
    status: 'CANCELED',
    why: 'Van broke down.',
  });
  const [sent] = mails.commandCalls(SendRawEmailCommand);
  expect(Buffer.from(sent?.args[0].input.RawMessage?.Data ?? '').toString()).toContain('Van broke down.');
  const writes = database
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems);
  const visits = writes.flatMap((write) => write?.Update?.ExpressionAttributeValues?.[':visits'] ?? []);
  expect(visits).toMatchObject([{ status: 'canceled', canceled_why: 'Van broke down.' }]);
});
