import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-feed.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const secret = 'CCCCCCCCCCCCCCCCCCCCCC';
const made = { Item: { id: 'feed', secret, made_at: '2026-11-22T18:00:00.000Z' } };

test('the address of the feed stays the same until it is replaced', async () => {
  database.on(GetCommand).resolves(made);
  const { body } = await asAdmin(handler, { body: {} });
  expect(body.url).toMatch(new RegExp(`/api/calendar/${secret}\\.ics$`));
  expect(database.commandCalls(PutCommand)).toEqual([]);
  const rotated = await asAdmin(handler, { body: { rotate: true } });
  expect(rotated.body.url).not.toContain(secret);
  expect(database.commandCalls(PutCommand)).toHaveLength(1);
});

test('the first address is made when it is asked for', async () => {
  database.on(GetCommand).resolves({});
  const { body } = await asAdmin(handler, { body: {} });
  expect(body.url).toMatch(/\/api\/calendar\/[A-Za-z0-9_-]{22,}\.ics$/);
});

test('an address that is asked for again with its key is not replaced again', async () => {
  database.on(GetCommand).resolves(made);
  const rotate = () =>
    asAdmin(handler, { body: { rotate: true }, headers: { 'idempotency-key': 'rotate-once' } });
  const { body } = await rotate();
  const [put] = database.commandCalls(PutCommand);
  database.on(GetCommand).resolves({ Item: put?.args[0].input.Item });
  expect((await rotate()).body).toEqual(body);
  expect(database.commandCalls(PutCommand)).toHaveLength(1);
});
