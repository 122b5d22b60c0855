import { BatchGetCommand, type BatchGetCommandInput, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-leads.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, mockedClients, ourFailure } from './mocked-clients.ts';

const { database } = mockedClients();
const list = (query: Record<string, string> = {}) => asAdmin(handler, { query });

beforeEach(() => {
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [] } });
});

test('a shard that cannot be read fails the list: nothing is ever shown from half of it', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(aLead())] })
    .rejectsOnce(new Error('down'));
  expect(await list()).toEqual(ourFailure);
});

test('all eight shards are read to their ends, and what was read once is asked for by its changes alone', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(aLead())], LastEvaluatedKey: { id: aLead().id } })
    .resolves({ Items: [] });
  expect((await list()).body).toMatchObject({ total: 1, leads: [{ id: aLead().id }] });
  expect(database.commandCalls(QueryCommand)).toHaveLength(9);
  await list();
  const since = database
    .commandCalls(QueryCommand)
    .map(({ args }) => String(args[0].input.ExpressionAttributeValues?.[':since']));
  expect(since.slice(0, 9)).toEqual(Array(9).fill('0'));
  expect(since.slice(9)).toHaveLength(8);
  for (const instant of since.slice(9)) {
    expect(instant).toMatch(/^\d{4}-/);
    expect(Date.now() - Date.parse(instant)).toBeGreaterThan(59_000);
  }
});

test('keys that a throttled table hands back are asked for again', async () => {
  const unread = { Leads: { Keys: [{ id: 'edits#2026-01-01T00:00' }] } };
  // The list looks for the last three minutes of edits, and, in a read of its own, for a rewrite.
  const ofMinutes = (input: BatchGetCommandInput) => input.RequestItems?.Leads?.Keys?.length === 3;
  database.on(BatchGetCommand).callsFake((input: BatchGetCommandInput) => ({
    Responses: { Leads: [] },
    ...(ofMinutes(input) && { UnprocessedKeys: unread }),
  }));
  expect((await list()).status).toBe(200);
  const inputs = database.commandCalls(BatchGetCommand).map(({ args }) => args[0].input);
  const first = inputs.findIndex(ofMinutes);
  expect(inputs.slice(first + 1).map(({ RequestItems }) => RequestItems)).toContainEqual({
    Leads: { Keys: [{ id: 'edits#2026-01-01T00:00' }], ConsistentRead: true },
  });
});

test('a row says what its customer answered, read from the leads of the page', async () => {
  const declined = aLead({
    id: '01JD3ZK8Q0000000000000000Q',
    status: 'OFFER_SENT',
    offer_answer: { answer: 'no', at: '2026-03-02T16:00:00.000Z' },
  });
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(declined)] })
    .resolves({ Items: [] });
  database.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const isOfPage = RequestItems?.Leads?.Keys?.some(({ id }) => id === declined.id);
    return { Responses: { Leads: isOfPage ? [leadRecord(declined)] : [] } };
  });
  const { body } = await list({ q: '' });
  const rows = (body as { leads: { id: string; answer?: string }[] }).leads; // as the operation answers
  expect(rows.find(({ id }) => id === declined.id)).toMatchObject({ answer: 'no' });
});

test('a row says that its customer has skipped a plan’s visit', async () => {
  const plan = { id: '01JD3ZK8Q0000000000000000P', due: '2026-12-05', every_weeks: 4 };
  const skipped = aLead({
    id: '01JD3ZK8Q0000000000000000S',
    status: 'CANCELED',
    plan: { ...plan, answer: 'skip', answered_at: '2026-12-01T16:00:00.000Z' },
  });
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(skipped)] })
    .resolves({ Items: [] });
  database.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const isOfPage = RequestItems?.Leads?.Keys?.some(({ id }) => id === skipped.id);
    return { Responses: { Leads: isOfPage ? [leadRecord(skipped)] : [] } };
  });
  const { body } = await list({ q: '' });
  const rows = (body as { leads: { id: string }[] }).leads; // as the operation answers
  expect(rows.find(({ id }) => id === skipped.id)).toMatchObject({ status: 'CANCELED', skipped: true });
});

test('a row says when its last visit was, for the column of appointments', async () => {
  const done = aLead({
    id: '01JD3ZK8Q0000000000000000V',
    visits: [
      aVisit({ status: 'done', start: '2026-03-02T16:00:00.000Z' }),
      aVisit({ id: '01JD3ZK8Q0000000000000000W', status: 'missed', start: '2026-03-09T16:00:00.000Z' }),
    ],
  });
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(done)] })
    .resolves({ Items: [] });
  database.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const isOfPage = RequestItems?.Leads?.Keys?.some(({ id }) => id === done.id);
    return { Responses: { Leads: isOfPage ? [leadRecord(done)] : [] } };
  });
  const { body } = await list({ q: '' });
  const rows = (body as { leads: { id: string; last_visit_at?: string }[] }).leads; // as the operation answers
  expect(rows.find(({ id }) => id === done.id)).toMatchObject({ last_visit_at: '2026-03-02T16:00:00.000Z' });
});

test('a wrong filter is a field error', async () => {
  expect(await list({ page: '0' })).toMatchObject({
    status: 400,
    body: { fields: { page: expect.any(String) } },
  });
});
