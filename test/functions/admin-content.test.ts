import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { handler } from '#functions/admin-content.ts';
import { aDraft, aLive, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const read = () => asAdmin(handler, { path: { kind: 'prices' } });

test('until something is saved, it is what ships', async () => {
  givenContent(database);
  expect((await read()).body).toEqual({ version: 0, content: prices, published: prices, is_draft: false });
});

test('a draft is answered, beside what the site shows', async () => {
  givenContent(database, { 'prices draft': aDraft(31, 2), 'prices live': aLive(30) });
  const { body } = await read();
  expect(body).toMatchObject({ version: 2, is_draft: true, author: 'ana' });
  expect([body.content.complete, body.published.complete]).toEqual([31, 30]);
});

test('what is published is no draft any more', async () => {
  givenContent(database, { 'prices draft': aDraft(31), 'prices live': aLive(31) });
  expect((await read()).body).toMatchObject({ version: 1, is_draft: false });
});

test('a kind that nobody knows is refused', async () => {
  expect((await asAdmin(handler, { path: { kind: 'colors' } })).status).toBe(400);
});
