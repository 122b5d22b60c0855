import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { nothingBeside, shownContent } from '#domain/content/shown-content.ts';
import { initialSettings } from '#domain/settings.ts';
import { noteShown } from '#functions/data/content/shown-mark.ts';
import { handler } from '#functions/jobs/site-mending.ts';
import { jobContext } from '../../log-lines.ts';
import { aLive, aPublish, givenContent } from '../content-rows.ts';
import { mockedClients } from '../mocked-clients.ts';

const { database } = mockedClients();
const ends_at = '2026-11-22T18:00:00.000Z';
const announcement = { text: 'Closed this week.', ends_at };

/** What the table holds of these kinds. */
const rows = (held: Readonly<Record<string, readonly object[]>>) =>
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues: { ':kind': kind } }) => ({
    Items: held[kind] ?? [],
  }));

async function runAt(now: string): Promise<unknown[]> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  database.resetHistory();
  await handler({}, jobContext());
  return database.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);
}

beforeEach(async () => {
  rows({});
  await noteShown(
    shownContent({ ...shippedContent, announcement }, nothingBeside, '2026-11-22T17:00:00.000Z'),
  );
  const shown = database.commandCalls(PutCommand)[0]?.args[0].input.Item ?? {};
  givenContent(database, {
    'shown shown': shown,
    'announcement live': { ...aLive(28), content: announcement },
  });
});

test('nothing is published while the announcement stands, and anew in the minute in which it ends', async () => {
  expect(await runAt('2026-11-22T17:59:59.000Z')).toEqual([]);
  expect(await runAt(ends_at)).toMatchObject([
    { kind: 'publish', waits: 'yes', author: 'the site', changes: [] },
  ]);
});

test.each([
  ['while a publish waits for its run', 'running', '2026-11-22T17:59:31.000Z', 0],
  ['half a minute after a publish whose run was lost', 'running', '2026-11-22T17:59:30.000Z', 1],
  ['right after a failure', 'failed', '2026-11-22T17:58:01.000Z', 0],
  ['two minutes after a failure', 'failed', '2026-11-22T17:58:00.000Z', 1],
] as const)('%s it publishes as often as it should', async (_, state, asked_at, times) => {
  rows({ publish: [{ ...aPublish('01JD3ZK8Q0000000000000000A', state), asked_at }] });
  expect(await runAt(ends_at)).toHaveLength(times);
});

test('a publish that takes long is left to its run as long as that holds the lease', async () => {
  const asked_at = '2026-11-22T17:55:00.000Z';
  rows({ publish: [{ ...aPublish('01JD3ZK8Q0000000000000000A'), asked_at }] });
  const until = Date.parse(ends_at);
  givenContent(database, { 'lease lease': { holder: 'run', until } });
  expect(await runAt(ends_at)).toEqual([]);
  givenContent(database, { 'lease lease': { holder: 'run', until: until - 1 } });
  expect(await runAt(ends_at)).toHaveLength(1);
});

test('a site of which nothing was published is left alone', async () => {
  givenContent(database);
  expect(await runAt(ends_at)).toEqual([]);
});

test('an approved review is published, and its withdrawal, each without any draft', async () => {
  givenContent(database);
  const review = { rating: 5, written_at: '2026-11-20T18:00:00.000Z', signature: 'Ana, Marina del Rey' };
  const anew = [{ kind: 'publish', author: 'the site', changes: [] }];
  rows({ approved: [{ row: 'lead', review }] });
  expect(await runAt(ends_at)).toMatchObject(anew);
  await noteShown(shownContent(shippedContent, { ...nothingBeside, approved: [review] }, ends_at));
  givenContent(database, {
    'shown shown': database.commandCalls(PutCommand).at(-1)?.args[0].input.Item ?? {},
    'prices draft': aLive(31),
  });
  expect(await runAt(ends_at)).toEqual([]);
  rows({ approved: [{ row: 'lead' }] });
  expect(await runAt(ends_at)).toMatchObject(anew);
});

test.each([
  ['business profile', { profile_url: 'https://maps.example/docks' }],
  ['answer time', { answer_time: 'within two days' }],
])('another %s of the settings is published without any draft', async (_, changed) => {
  givenContent(database);
  database.on(GetCommand, { TableName: 'Settings' }).resolves({
    Item: { version: 1, settings: { ...initialSettings, ...changed } },
  });
  expect(await runAt(ends_at)).toMatchObject([{ kind: 'publish', author: 'the site', changes: [] }]);
});
