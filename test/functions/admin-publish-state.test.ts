import { expect, test } from 'vitest';
import { handler } from '#functions/admin-publish-state.ts';
import { aPublish, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const id = '01JD3ZK8Q0000000000000000A';

test('how far it has come, and nothing else', async () => {
  givenContent(database, { [`publish ${id}`]: aPublish(id) });
  expect((await asAdmin(handler, { path: { id } })).body).toEqual({ state: 'running', pages: 3, of: 31 });
});

test('what was never published is not found', async () => {
  givenContent(database);
  expect((await asAdmin(handler, { path: { id } })).status).toBe(404);
});
