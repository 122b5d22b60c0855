import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/blog-posts.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients, ourFailure } from './mocked-clients.ts';

const { database } = mockedClients();
const post = (slug: string) => ({
  id: slug,
  slug,
  title: slug,
  tags: ['care'],
  published: true,
  created_at: '2026-05-01T00:00:00.000Z',
});
const list = (query: Record<string, string> = {}) => callHandler(handler, { query });
const asked = () => database.commandCalls(QueryCommand).map(({ args }) => args[0].input);

test('published posts come newest first, without what their rows hold beside them', async () => {
  database.on(QueryCommand).resolves({ Items: [{ ...post('one'), published_shard: 'published' }] });
  expect(await list({ limit: '3' })).toEqual({ status: 200, body: { posts: [post('one')] } });
  expect(asked()).toMatchObject([{ IndexName: 'published', ScanIndexForward: false, Limit: 3 }]);
});

test('a tag thins pages, which are read until there is enough', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [], LastEvaluatedKey: { slug: 'x' } })
    .resolves({ Items: [post('one'), post('two')] });
  expect((await list({ tag: 'care', limit: '1' })).body).toEqual({ posts: [post('one')] });
  expect(asked()).toHaveLength(2);
});

test('a limit that is no number is none', async () => {
  database.on(QueryCommand).resolves({ Items: [] });
  expect((await list({ limit: 'many' })).status).toBe(200);
  expect(asked()[0]).not.toHaveProperty('Limit');
});

test('a read that fails is our failure', async () => {
  database.on(QueryCommand).rejects(new Error('down'));
  expect(await list()).toEqual(ourFailure);
});
