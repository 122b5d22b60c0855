import { expect, test } from 'vitest';
import { handler } from '#functions/health.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database, storage, mails } = mockedClients();

test('it answers for the API alone: a part that is down does not take it along', async () => {
  expect(await callHandler(handler, { headers: { authorization: '' } })).toEqual({
    status: 200,
    body: { ok: true },
  });
  expect([...database.calls(), ...storage.calls(), ...mails.calls()]).toEqual([]);
});

test('whoever comes beside the CDN is turned away', async () => {
  expect((await callHandler(handler, { headers: { 'x-origin-verify': 'guess' } })).status).toBe(403);
});
