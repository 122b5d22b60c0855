import process from 'node:process';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { editLead } from '#functions/data/lead-edits.ts';
import { aLead } from '../../a-lead.ts';
import { testEnvironment } from '../../call-handler.ts';

const database = mockClient(DynamoDBDocumentClient);
Object.assign(process.env, testEnvironment);
const editor = { admin: 'admin', now: '2026-03-02T09:00:00.000Z' };
const lead = aLead({ mail_problem: 'bounced' });

beforeEach(() => {
  database.reset();
  database.on(UpdateCommand).resolves({});
  database.on(TransactWriteCommand).resolves({});
});

const written = () => database.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];

test('a corrected address has no mail problem, and the timeline tells the admin alone', async () => {
  await editLead(lead, { email: 'right@example.com' }, editor);
  const [update, entry] = written();
  expect(update?.Update?.ExpressionAttributeValues).toMatchObject({ ':email': 'right@example.com' });
  expect(update?.Update?.UpdateExpression).toContain('REMOVE #mail_problem');
  expect(entry?.Put?.Item).toMatchObject({ status: 'Email corrected', is_public: false });
  // Not the address itself: it would outlive the next correction.
  expect(JSON.stringify(entry)).not.toContain('@');
});

test.each([{ email: lead.email }, { internal_notes: 'Texted them.' }])(
  'the problem stays with %j, which changes no address',
  async (changes) => {
    await editLead(lead, changes, editor);
    expect(written()).toHaveLength(1);
    expect(JSON.stringify(written())).not.toContain('mail_problem');
  },
);
