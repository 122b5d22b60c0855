import { expect, test } from 'vitest';
import { handler } from '#functions/unsubscribe-page.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();

test('opening the address of the one click leads to the page that asks, and changes nothing', async () => {
  const token = 'A'.repeat(22);
  const { status, body } = await callHandler(handler, { path: { token } });
  expect(status).toBe(200);
  expect(body).toContain(`url=/unsubscribe/${token}"`);
  expect(await callHandler(handler, { path: { token: '"><b>' } })).toMatchObject({ status: 400 });
  expect(database.calls()).toEqual([]);
});
