import { IdempotentParameterMismatchException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-timeline-add.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const add = (headers: Record<string, string> = {}, said = {}) =>
  asAdmin(handler, { path: { id: aLead().id }, body: { status: 'Called', note: '', ...said }, headers });
const keyed = () => add({ 'idempotency-key': 'event-key-1' });

beforeEach(() => {
  database.on(GetCommand).resolves({ Item: leadRecord(aLead()) });
  database.on(QueryCommand).resolves({ Items: [] });
});

test('the entry is written while the lead is there, private unless it says otherwise', async () => {
  const { status, body } = await add();
  expect(status).toBe(200);
  const [[check, put] = []] = transactions();
  expect(check?.ConditionCheck?.Key).toEqual({ id: aLead().id });
  expect(put?.Put?.Item).toEqual(body.entry);
  expect(body.entry).toMatchObject({ status: 'Called', is_public: false });
  expect(body.entry).not.toHaveProperty('note');
});

test('one that was pressed without a line happened then, never later than now', async () => {
  const at = '2026-01-02T15:55:00.000Z';
  expect((await add({}, { at })).body.entry.happened_at).toBe(at);
  expect((await add({}, { at: '2031-01-02T15:55:00.000Z' })).body.entry).not.toHaveProperty('happened_at');
});

test('the same key finds what it has added before', async () => {
  const { body } = await keyed();
  database.on(QueryCommand).resolves({ Items: [body.entry] });
  expect(await keyed()).toEqual({ status: 200, body });
  expect(transactions()).toHaveLength(1);
});

test('the same key at the same moment: the table lets one through, the other finds it', async () => {
  const { body } = await keyed();
  const token = database.commandCalls(TransactWriteCommand)[0]?.args[0].input.ClientRequestToken;
  expect(token).toMatch(/^.{1,36}$/);
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [] })
    .resolves({ Items: [body.entry] });
  database
    .on(TransactWriteCommand)
    .rejects(new IdempotentParameterMismatchException({ message: 'other', $metadata: {} }));
  expect(await keyed()).toEqual({ status: 200, body });
});

test('a lead that goes in between is 404', async () => {
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None'));
  expect((await keyed()).status).toBe(404);
});

test('a malformed key is refused', async () => {
  expect((await add({ 'idempotency-key': 'short' })).status).toBe(400);
});
