import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { newEntry } from '#domain/timeline.ts';
import { handler } from '#functions/admin-timeline.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { withId } from '#functions/data/timeline.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients, ourFailure } from './mocked-clients.ts';

const { database } = mockedClients();
const read = () => asAdmin(handler, { path: { id: aLead().id } });
const now = '2026-05-01T00:00:00.000Z';
const entry = (status: string, at = now) =>
  withId(newEntry({ lead_id: aLead().id, status, is_public: false }, 'admin', at));

beforeEach(() => database.on(GetCommand).resolves({ Item: leadRecord(aLead()) }));

test('all pages are read, newest first and consistently', async () => {
  const [older, newer] = [entry('older'), entry('newer')];
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [newer], LastEvaluatedKey: { id: newer.id } })
    .resolves({ Items: [older] });
  expect((await read()).body).toEqual({ entries: [newer, older] });
  const asked = database.commandCalls(QueryCommand).map(({ args }) => args[0].input);
  expect(asked).toMatchObject([
    { ScanIndexForward: false, ConsistentRead: true },
    { ExclusiveStartKey: { id: newer.id } },
  ]);
});

test('entries of one millisecond sort as they were made, those of the past by their time', () => {
  const made = [entry('first'), entry('second'), entry('past', '2026-04-01T00:00:00.000Z'), entry('third')];
  const [first, second, past, third] = made.map(({ id }) => id);
  expect([past, first, second].sort()).toEqual([past, first, second]);
  expect(String(third) > String(past)).toBe(true);
});

test('a second page that fails, fails the call', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [], LastEvaluatedKey: { id: 'more' } })
    .rejects(new Error('down'));
  expect(await read()).toEqual(ourFailure);
});
