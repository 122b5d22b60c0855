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

test('the address of a lead whose mails do not arrive can be corrected', async () => {
  const lead = aLead({ mail_problem: 'refused' });
  expect((await correct(lead, 'right@example.com')).status).toBe(200);
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(1);
});

test('any other address is for the customer to say', async () => {
  expect(await correct(aLead(), 'other@example.com')).toMatchObject({
    status: 409,
    body: { error: 'The address is changed only when mails to it do not arrive.' },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('a correction that is sent again is no other one', async () => {
  expect((await correct(aLead({ email: 'right@example.com' }), 'right@example.com')).status).toBe(200);
});
