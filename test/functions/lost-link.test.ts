import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/lost-link.ts';
import { callHandler } from '../call-handler.ts';
import { leadPage, pageNow } from './lead-page.ts';

const page = leadPage();
const { database } = page;
const ask = (email: unknown) => callHandler(handler, { body: { email } });
const taken = () => new ConditionalCheckFailedException({ message: 'taken', $metadata: {} });

test('known or not, an address gets the same answer, and nothing is looked up', async () => {
  const known = await ask(' ANA@example.com ');
  expect([known, await ask('nobody@example.com')]).toEqual(Array(2).fill({ status: 200, body: {} }));
  const names = database.calls().map(({ args }) => args[0].constructor.name);
  expect(names).toEqual(['PutCommand', 'PutCommand']);
});

test('what is written names the mailbox in one spelling, and goes away by itself', async () => {
  await ask('Ana@EXAMPLE.com');
  const item = database.commandCalls(PutCommand)[0]?.args[0].input.Item;
  expect(item).toMatchObject({ mailbox: 'ana@example.com', owed_shard: 'links', tasks_added: 'yes' });
  expect(item?.expires_at).toBe(Date.parse(pageNow) / 1000 + 2 * 86_400);
  expect(item?.id).not.toContain('ana');
});

test('the fourth time that day the answer is the same, and nothing is owed', async () => {
  database.on(PutCommand).rejects(taken());
  expect(await ask('ana@example.com')).toEqual({ status: 200, body: {} });
  expect(database.commandCalls(PutCommand)).toHaveLength(3);
});

test.each(['', 'ana', 'ana@', 7, undefined])('%o is no address', async (email) => {
  expect(await ask(email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  expect(database.commandCalls(PutCommand)).toEqual([]);
});
