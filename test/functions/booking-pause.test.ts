import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { handler } from '#functions/booking-pause.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const since = instantOf('2026-12-01T07:12');
const until = instantOf('2026-12-01T07:40');
const pausedAs = (pause: object) =>
  database.on(GetCommand).resolves({ Item: { id: 'booking-pause', ...pause } });

test('bookings that are open have nothing to say', async () => {
  database.on(GetCommand).resolves({});
  expect(await callHandler(handler, {})).toEqual({ status: 200, body: {} });
});

test.each([
  ['without an end', {}, '07:15', 'Please try again in a few minutes.'],
  ['before its end', { until }, '07:15', 'Please try again after 7:40 AM.'],
  ['that takes longer than said', { until }, '07:41', 'Please try again in a few minutes.'],
])('a pause %s says since when it is and when to come back', async (_, end, time, when) => {
  setClock(instantOf(`2026-12-01T${time}`));
  pausedAs({ since, ...end });
  expect((await callHandler(handler, {})).body).toEqual({
    paused: { since, sentence: `We’re updating our booking system. ${when}` },
  });
});
