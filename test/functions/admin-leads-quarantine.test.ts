import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-leads-quarantine.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const idOf = (number: number) => `01JD3ZK8Q000000000000000${String(number).padStart(2, '0')}`;
const quarantine = (ids: readonly string[]) => asAdmin(handler, { body: { ids } });

beforeEach(() => {
  database.on(UpdateCommand).resolves({});
  database.on(GetCommand).callsFake(({ Key }) => ({ Item: leadRecord(aLead({ id: Key.id })) }));
});

test('a hundred leads go into quarantine in one call, each named once', async () => {
  const ids = Array.from({ length: 50 }, (_, number) => idOf(number));
  expect(await quarantine([...ids, ...ids])).toMatchObject({ status: 200, body: { quarantined: 50 } });
  expect(transactions()).toHaveLength(50);
});

test('lead and pointers expire, nothing is owed while it is there, and the timeline tells of it: all at once', async () => {
  await quarantine([idOf(1)]);
  const [lead, ...others] = transactions()[0] ?? [];
  expect(lead?.Update?.UpdateExpression).toMatch(
    /REMOVE #owed_shard, #owed_since, #owed_lease, #tasks_added$/,
  );
  expect(lead?.Update?.ExpressionAttributeValues).toMatchObject({ ':quarantined': true });
  const end = lead?.Update?.ExpressionAttributeValues?.[':expires_at'];
  const days = (end - Date.now() / 1000) / 86_400;
  expect(days).toBeCloseTo(30, 1);
  const ends = others.flatMap(({ Update }) => Update?.ExpressionAttributeValues?.[':end'] ?? []);
  expect(ends).toEqual([end, end]);
  expect(others.at(-1)?.Put?.Item).toMatchObject({ status: 'Moved to quarantine', is_public: false });
});

test.each([
  ['no lead', []],
  ['more than a hundred', Array.from({ length: 101 }, () => idOf(1))],
])('%s is refused', async (_, ids) => {
  expect((await quarantine(ids)).status).toBe(400);
  expect(transactions()).toEqual([]);
});
