import { afterEach, expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { maxConfirmationsPerDay } from '#domain/mail/confirmations.ts';
import { maxOwnerMailsPerHour } from '#domain/mail/owner-digest.ts';
import { takeConfirmation } from '#functions/data/mail/confirmations.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { carryOut, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();
const owner = 'owner@boatdetailingla.example';
afterEach(() => setClock(undefined));

test('forty bookings that name one stranger mail them three times; all are stored and told to the owner', async () => {
  const name = freshKey().toLowerCase();
  const forms = [`${name}@example.com`, `${name.toUpperCase()}@EXAMPLE.com`];
  const fullName = `Flood ${name}`;
  const ids: string[] = [];
  for (let number = 0; number < 40; number += 1) {
    ids.push((await aLead({ email: forms[number % 2], fullName })).id);
  }
  await Promise.all(ids.map((id) => carryOut(newLeadAct(id))));

  const sent = await parts.inbox.list();
  const toStranger = sent.filter(({ to }) => to[0]?.toLowerCase() === forms[0]);
  expect(toStranger).toHaveLength(maxConfirmationsPerDay);
  const told = sent.filter(({ to, text }) => to[0] === owner && text.includes(fullName));
  expect(told).toHaveLength(maxOwnerMailsPerHour.requests);
  setClock(addHours(new Date().toISOString(), 1));
  await carryOut(sweepAct);
  const digest = (await parts.mailsTo(owner)).find(({ subject }) =>
    subject.endsWith('updates from customers'),
  );
  expect(digest?.text.match(/Flood sent a request/g)).toHaveLength(40 - maxOwnerMailsPerHour.requests);
  const timelines = await Promise.all(ids.map(timelineOf));
  const notMailed = timelines.flat().filter(({ status }) => status === 'Customer not emailed');
  expect(notMailed).toHaveLength(40 - maxConfirmationsPerDay);
  expect(notMailed.every(({ is_public }) => !is_public)).toBe(true);
});

test('a lead whose confirmation is tried again is counted once, and the next day counts anew', async () => {
  const [id = '', ...others] = Array.from({ length: 4 }, (_, n) => `01JD3ZK8Q000000000000000${n}A`);
  const email = `${freshKey()}@example.com`;
  const today = '2026-11-22T20:00:00.000Z';
  const ask = (lead: string, now = today) => takeConfirmation({ id: lead, email }, now);
  expect([await ask(id), await ask(id), await ask(id)]).toEqual([true, true, true]);
  expect([await ask(others[0] ?? ''), await ask(others[1] ?? ''), await ask(others[2] ?? '')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await ask(id)).toBe(true);
  expect(await ask(others[2] ?? '', '2026-11-23T07:59:00.000Z')).toBe(false);
  expect(await ask(others[2] ?? '', '2026-11-23T08:00:00.000Z')).toBe(true);
});
