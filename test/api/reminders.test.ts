import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { linkHash } from '#domain/status/page-parts.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { newestSettings } from '#functions/data/settings/settings.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, clockAct, newLeadAct, sweepAct } from './act.ts';
import { aBookedVisit, asCustomer, openStarts, scheduleAct } from './customer-calls.ts';
import { ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  setClock(undefined);
});

const eveOf = (start: string, wallClock: string) => instantOf(`${shiftDay(dayOf(start), -1)}T${wallClock}`);
const morningOf = (start: string, wallClock: string) => instantOf(`${dayOf(start)}T${wallClock}`);

/** How often somebody was asked for the boat. */
const asked = async (email: string) =>
  (await parts.mailsTo(email)).filter(({ subject }) => subject.startsWith('Is your boat ready?')).length;

/** Sweeps at an instant of the product's clock. */
async function sweepAt(instant: string): Promise<void> {
  setClock(instant);
  await carryOut(sweepAct);
}

async function wantSecond(second_ready_check: boolean): Promise<void> {
  const { version } = await newestSettings();
  const body = { version, settings: { ...initialSettings, second_ready_check } };
  expect((await ask(anAdminsAct('admin-settings-save', { body }))).status).toBe(200);
}

test('a customer is asked for the boat at 4 PM the day before, once', async () => {
  const { email, start } = await aBookedVisit();
  await sweepAt(eveOf(start, '15:59'));
  expect(await asked(email)).toBe(0);
  await sweepAt(eveOf(start, '16:01'));
  await sweepAt(eveOf(start, '16:06'));
  await sweepAt(morningOf(start, '07:01'));
  expect(await asked(email)).toBe(1);
});

test('the owner gets the sheet of a day with a visit at 6 AM, once', async () => {
  const { start } = await aBookedVisit();
  const sheets = async () =>
    (await parts.mailsTo(env('MAIL_OWNER'))).filter(({ text = '' }) => text.includes('turn it off')).length;
  const before = await sheets();
  setClock(morningOf(start, '06:01'));
  await carryOut(clockAct('morning-sheet'));
  await carryOut(clockAct('morning-sheet'));
  expect(await sheets()).toBe(before + 1);
});

test('after a move only the new time is asked about', async () => {
  const { slug, email, start } = await aBookedVisit();
  const [to = ''] = await openStarts(slug, 20);
  expect((await asCustomer('visit-move', slug, { visitStart: start, start: to })).status).toBe(200);
  await sweepAt(eveOf(start, '16:01'));
  await sweepAt(morningOf(start, '07:01'));
  expect(await asked(email)).toBe(0);
  await sweepAt(eveOf(to, '16:01'));
  expect(await asked(email)).toBe(1);
});

test('nobody is asked about a visit that the customer or the owner canceled', async () => {
  const mine = await aBookedVisit();
  const theirs = await aBookedVisit();
  const visitStart = mine.start;
  expect((await asCustomer('visit-cancel', mine.slug, { visitStart })).status).toBe(200);
  const [visit] = (await leadOf(theirs.id))?.visits ?? [];
  const cancel = { path: { id: theirs.id, visitId: visit?.id ?? '' }, body: { act: 'cancel' } };
  expect((await ask(anAdminsAct('admin-visit', cancel))).status).toBe(200);
  for (const { start, email } of [mine, theirs]) {
    await sweepAt(eveOf(start, '16:01'));
    expect(await asked(email)).toBe(0);
  }
});

test('a second question goes out at 7 AM only if the owner wants it and nobody answered', async () => {
  const silent = await aBookedVisit();
  const ready = await aBookedVisit(20);
  await wantSecond(true);
  await sweepAt(eveOf(silent.start, '16:01'));
  await sweepAt(morningOf(silent.start, '07:01'));
  await sweepAt(morningOf(silent.start, '07:06'));
  await sweepAt(eveOf(ready.start, '16:01'));
  const all = { visitStart: ready.start, water: true, power: true, access: true, boat: true };
  expect((await asCustomer('ready-check', ready.slug, all)).status).toBe(200);
  await sweepAt(morningOf(ready.start, '07:01'));
  expect(await asked(silent.email)).toBe(2);
  expect(await asked(ready.email)).toBe(1);
  setClock(undefined);
  await wantSecond(false);
});

test('a visit that the owner books after 4 PM the day before carries the question in its own email', async () => {
  const { id, slug, email, start: first } = await aBookedVisit();
  const [later = ''] = await openStarts(slug, 25);
  setClock(eveOf(later, '17:00'));
  expect((await ask(scheduleAct(id, later))).status).toBe(200);
  await sweepAt(eveOf(later, '17:05'));
  await sweepAt(eveOf(first, '16:01'));
  expect(await asked(email)).toBe(0);
  const mail = (await parts.mailsTo(email)).find(({ subject }) => subject.startsWith('Moved from'));
  expect(mail?.text).toContain(`/status/${slug}${linkHash({ part: 'ready', start: later })}`);
});

test('two messages of the owner’s are two emails, whatever order they are sent in', async () => {
  const { id, email } = await aBookedVisit();
  const write = (message: string) =>
    ask(
      anAdminsAct('admin-message', {
        path: { id },
        body: { message },
        headers: { 'idempotency-key': freshKey() },
      }),
    );
  expect((await write('Which gate?')).status).toBe(200);
  expect((await write('And is there a key?')).status).toBe(200);
  await carryOut(newLeadAct(id));
  await carryOut(sweepAct);
  const texts = (await parts.mailsTo(email)).map(({ text }) => text);
  expect(texts.filter((text) => text?.includes('Which gate?'))).toHaveLength(1);
  expect(texts.filter((text) => text?.includes('And is there a key?'))).toHaveLength(1);
});
