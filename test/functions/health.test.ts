import { expect, test } from 'vitest';
import { handler } from '#functions/health.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database, storage, mails } = mockedClients();

test('health answers for the API alone: a service that is down does not fail it', async () => {
  expect(await callHandler(handler, { headers: { authorization: '' } })).toEqual({
    status: 200,
    body: { ok: true },
  });
  expect([...database.calls(), ...storage.calls(), ...mails.calls()]).toEqual([]);
});

test('a call that bypasses the CDN is refused', async () => {
  expect((await callHandler(handler, { headers: { 'x-origin-verify': 'guess' } })).status).toBe(403);
});
