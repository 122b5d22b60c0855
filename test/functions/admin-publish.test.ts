import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-publish.ts';
import { aDraft, aLive, aPublish, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const id = '01JD3ZK8Q0000000000000000A';
beforeEach(() => {
  database.on(QueryCommand).resolves({ Items: [] });
});
const publish = (body: object) => asAdmin(handler, { body });
const stored = () => database.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);

test('a press answers at once, and leaves a row that waits with all drafts', async () => {
  givenContent(database, { 'prices draft': aDraft(30) });
  const { status, body } = await publish({});
  expect(status).toBe(200);
  expect(body).toEqual({ id: expect.any(String), state: 'running' });
  expect(stored()).toMatchObject([
    { kind: 'publish', row: body.id, waits: 'yes', changes: [{ kind: 'prices', before: { complete: 28 } }] },
  ]);
});

test('a draft that is newer than what was seen goes nowhere', async () => {
  givenContent(database, { 'prices draft': aDraft(30, 2) });
  expect((await publish({ versions: { prices: 1 } })).status).toBe(409);
  expect(stored()).toEqual([]);
  expect((await publish({ versions: { prices: 2 } })).status).toBe(200);
});

test('kinds that are left out stay drafts', async () => {
  givenContent(database, { 'prices draft': aDraft(30) });
  await publish({ versions: {} });
  expect(stored()).toMatchObject([{ changes: [] }]);
});

test('changes that no row could hold are refused with a sentence', async () => {
  const items = Array.from({ length: 40 }, (_, place) => ({
    id: `section${place}`,
    heading: `Section ${place}`,
    text: 'é'.repeat(6000),
  }));
  const terms = { version: 1, author: 'a@example.com', saved_at: aDraft(30).saved_at };
  givenContent(database, { 'terms draft': { ...terms, content: { version: '2026-11-25', items } } });
  const { status, body } = await publish({});
  expect([status, body.error]).toEqual([413, expect.stringContaining('too much at once')]);
  expect(stored()).toEqual([]);
});

test('what the site shows already is no change', async () => {
  givenContent(database, { 'prices draft': aDraft(30), 'prices live': aLive(30) });
  await publish({});
  expect(stored()).toMatchObject([{ changes: [] }]);
});

test('the same press again, its answer lost, goes up once: while it runs and when it is done', async () => {
  const changes = [{ kind: 'prices', draft: aDraft(30), before: aDraft(28).content }];
  givenContent(database, { 'prices draft': aDraft(30) });
  database.on(QueryCommand).resolves({ Items: [{ ...aPublish(id), changes }] });
  expect((await publish({ versions: { prices: 1 } })).body).toEqual({ id, state: 'running' });
  givenContent(database, { 'prices draft': aDraft(30), 'prices live': aLive(30) });
  database.on(QueryCommand).resolves({ Items: [{ ...aPublish(id, 'done'), changes }] });
  expect((await publish({ versions: { prices: 1 } })).body).toEqual({ id, state: 'done' });
  expect(stored()).toEqual([]);
});

test('after a failure the same drafts are tried again', async () => {
  const changes = [{ kind: 'prices', draft: aDraft(30), before: aDraft(28).content }];
  givenContent(database, { 'prices draft': aDraft(30) });
  database.on(QueryCommand).resolves({ Items: [{ ...aPublish(id, 'failed'), changes }] });
  expect((await publish({})).body).toMatchObject({ state: 'running' });
  expect(stored()).toHaveLength(1);
});
