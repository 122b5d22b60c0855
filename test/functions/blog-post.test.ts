import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/blog-post.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const post = {
  id: 'one',
  slug: 'one',
  title: 'One',
  tags: [],
  published: true,
  created_at: '2026-05-01T00:00:00.000Z',
};
const read = (slug: string) => callHandler(handler, { path: { slug } });

test('a published post is read by its address', async () => {
  database.on(GetCommand).resolves({ Item: { ...post, published_shard: 'published' } });
  expect(await read('one')).toEqual({ status: 200, body: post });
  expect(database.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
    TableName: 'BlogPosts',
    Key: { slug: 'one' },
  });
});

test.each([
  ['is none', {}],
  ['is a draft', { Item: { ...post, published: false } }],
])('what %s is 404', async (_, found) => {
  database.on(GetCommand).resolves(found);
  expect((await read('one')).status).toBe(404);
});

test('a malformed address is 404 without a read', async () => {
  expect((await read('One Two')).status).toBe(404);
  expect(database.calls()).toEqual([]);
});
