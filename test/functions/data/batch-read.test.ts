import { BatchGetCommand, type BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRows } from '#functions/data/batch-read.ts';
import { daysTable, leadsTable } from '#functions/data/keys.ts';
import { mockedClients } from '../mocked-clients.ts';

const { wait } = vi.hoisted(() => ({ wait: vi.fn() }));
vi.mock('node:timers/promises', () => ({ setTimeout: wait }));

const { database } = mockedClients();
const events: string[] = [];

const keysOf = ({ RequestItems }: BatchGetCommandInput) => RequestItems?.Leads?.Keys ?? [];

/** A table that has every row and reads some of what it is asked for. */
function given(readable: (asked: number) => number): void {
  database.on(BatchGetCommand).callsFake((input: BatchGetCommandInput) => {
    const keys = keysOf(input);
    events.push(`read ${keys.length}`);
    const count = readable(keys.length);
    return {
      Responses: { Leads: keys.slice(0, count) },
      UnprocessedKeys: count < keys.length ? { Leads: { Keys: keys.slice(count) } } : {},
    };
  });
}

beforeEach(() => {
  events.length = 0;
  wait.mockReset().mockImplementation(async (milliseconds: number) => {
    // A wait that nobody awaits comes after the read that it was for.
    await Promise.resolve();
    events.push(`waited ${milliseconds}`);
  });
});

test('keys that a throttled table hands back are read after a wait, each longer than the one before', async () => {
  given(() => 1);
  expect(await readRows(leadsTable, ['a', 'b', 'c'])).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(events).toEqual(['read 3', 'waited 50', 'read 2', 'waited 100', 'read 1']);
});

test('a table that goes on handing keys back fails the read: no row is taken for missing', async () => {
  given(() => 0);
  await expect(readRows(leadsTable, ['a'])).rejects.toThrow('The table leaves keys unread.');
  expect(events.filter((event) => event === 'read 1')).toHaveLength(11);
  expect(events.at(-2)).toBe('waited 1000');
});

test('more than a hundred rows are read a hundred at a time, each of them once and without a wait', async () => {
  given((asked) => asked);
  const ids = Array.from({ length: 230 }, (_, place) => `lead-${place}`);
  const rows = await readRows(leadsTable, [...ids, ...ids]);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(events).toEqual(['read 100', 'read 100', 'read 30']);
});

test('rows are found by the key of their table, strongly consistent', async () => {
  await readRows(daysTable, ['2026-12-02']);
  const inputs = database.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems);
  expect(inputs).toEqual([{ Days: { Keys: [{ day: '2026-12-02' }], ConsistentRead: true } }]);
});

test('nothing is asked for without ids', async () => {
  expect(await readRows(leadsTable, [])).toEqual([]);
  expect(database.commandCalls(BatchGetCommand)).toEqual([]);
});

test('of rows that are read in part nothing else is asked for', async () => {
  await readRows(leadsTable, ['a'], ['id', 'status']);
  const [input] = database.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.Leads);
  expect(input).toMatchObject({
    ProjectionExpression: '#0, #1',
    ExpressionAttributeNames: { '#0': 'id', '#1': 'status' },
  });
});
