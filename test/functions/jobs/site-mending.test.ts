import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { shownContent } from '#domain/content/shown-content.ts';
import { noteShown } from '#functions/data/content/shown-mark.ts';
import { handler } from '#functions/jobs/site-mending.ts';
import { jobContext } from '../../log-lines.ts';
import { aLive, aPublish, givenContent } from '../content-rows.ts';
import { mockedClients } from '../mocked-clients.ts';

const { database } = mockedClients();
const ends_at = '2026-11-22T18:00:00.000Z';
const announcement = { text: 'Closed this week.', ends_at };

async function runAt(now: string): Promise<unknown[]> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  database.resetHistory();
  await handler({}, jobContext());
  return database.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);
}

beforeEach(async () => {
  database.on(QueryCommand).resolves({ Items: [] });
  await noteShown(shownContent({ ...shippedContent, announcement }, '2026-11-22T17:00:00.000Z'));
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
  ['while a publish runs', 'running', '2026-11-22T17:00:00.000Z', 0],
  ['right after a failure', 'failed', '2026-11-22T17:55:00.000Z', 0],
  ['ten minutes after a failure', 'failed', '2026-11-22T17:50:00.000Z', 1],
] as const)('%s it publishes as often as it should', async (_, state, asked_at, times) => {
  database
    .on(QueryCommand)
    .resolves({ Items: [{ ...aPublish('01JD3ZK8Q0000000000000000A', state), asked_at }] });
  expect(await runAt(ends_at)).toHaveLength(times);
});

test('a site of which nothing was published is left alone', async () => {
  givenContent(database);
  expect(await runAt(ends_at)).toEqual([]);
});
