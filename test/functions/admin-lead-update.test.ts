import process from 'node:process';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-lead-update.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';
import { signToken, trustTestKey } from '../tokens.ts';

const database = mockClient(DynamoDBDocumentClient);
Object.assign(process.env, testEnvironment);
trustTestKey();

beforeEach(() => {
  database.reset();
  database.on(UpdateCommand).resolves({});
  database.on(TransactWriteCommand).resolves({});
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

test('an address without a mail problem is the customer’s to change', async () => {
  expect(await correct(aLead(), 'other@example.com')).toMatchObject({
    status: 409,
    body: { error: 'You can only correct the address when emails to it don’t arrive.' },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
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

test.each([
  ['refused when the other price is news', { est_price_max_seen: 1200 }, 409],
  ['taken from an admin who sees the other price', { est_price_max_seen: 300 }, 200],
  ['taken from a caller who does not say what it saw', {}, 200],
])('a min price above the max is %s', async (_, seen, status) => {
  expect((await change(aLead({ est_price_max: 300 }), { est_price_min: 900, ...seen })).status).toBe(status);
});
