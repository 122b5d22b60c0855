import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addHours, dayOf, instantOf } from '#domain/los-angeles.ts';
import { documents } from '#functions/data/clients.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { aBookedVisit, asCustomer, offerAct, openStarts, scheduleAct } from './customer-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { aCheckedUpload } from './uploads.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  setClock(undefined);
});

const asOwner = async (name: string, sent: { query?: Record<string, string>; body?: object } = {}) => {
  const { status, body } = await ask(anAdminsAct(name, sent));
  expect(status).toBe(200);
  return body;
};

/** Somebody who has asked for the day of a start. */
async function asksFor(start: string, more: object = {}) {
  const email = anAddress();
  return { ...(await aLead({ email, preferredDate: dayOf(start), ...more })), email };
}

const offerGap = async (start: string, id: string) =>
  (await asOwner('admin-gap-offer', { body: { start, lead_ids: [id] } })).results;

type Send = (...sent: unknown[]) => Promise<unknown>;

/** Does something just before the next transaction is written, as whoever comes between does. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const send = documents().send as Send; // its arguments are only passed on
  const watched = vi.spyOn(documents(), 'send').mockImplementation((async (...sent) => {
    if (sent[0] instanceof TransactWriteCommand) {
      watched.mockRestore();
      await work();
    }
    return send.apply(documents(), sent);
  }) as Send);
}

test('a time that came free is offered to whoever asked for that day, once, whether or not email works at first', async () => {
  const { slug, start } = await aBookedVisit();
  const asking = await asksFor(start, { monthlyPlanInterest: 'basic' });
  expect((await asCustomer('visit-cancel', slug, { visitStart: start })).status).toBe(200);
  const { gaps } = await asOwner('admin-today');
  expect(gaps).toMatchObject([{ start, freed_by: 'cancel', people: [{ lead_id: asking.id }] }]);

  parts.mail.setState('down');
  expect(await offerGap(start, asking.id)).toMatchObject([{ ok: false }]);
  parts.mail.setState('up');
  for (const _ of [1, 2]) expect(await offerGap(start, asking.id)).toMatchObject([{ ok: true }]);
  const mails = await parts.mailsTo(asking.email);
  const offers = mails.filter(({ text }) => text.includes('is open. There are other times'));
  expect(offers).toMatchObject([{ text: expect.stringContaining('You asked for the Basic plan.') }]);
});

test('a time that is booked while it is offered is offered to nobody, and the owner reads whose it is', async () => {
  const { start } = await aBookedVisit(12);
  const asking = await asksFor(start);
  const [free = ''] = await openStarts(asking.slug, 20);
  const other = await asksFor(free);
  const winner = await aLead({ email: anAddress(), fullName: 'Rae Pruitt' });
  setClock(addHours(free, -30));
  beforeNextWrite(() => ask(scheduleAct(winner.id, free)));
  const theirs = expect.stringContaining('Rae Pruitt');
  expect(await offerGap(free, other.id)).toMatchObject([{ ok: false, error: theirs }]);
  expect(await ask(offerAct(other.id, { times: [free] }))).toMatchObject({
    status: 409,
    body: { error: theirs },
  });
  expect(await parts.mailsTo(other.email)).toEqual([]);
});

test('Today shows a visit with its photo and what its customer wrote; when the day is over visits are closed, and listed by it', async () => {
  const photo_urls = [await aCheckedUpload()];
  const [done, missed] = [
    await aLead({ email: anAddress(), photo_urls }),
    await aLead({ email: anAddress() }),
  ];
  await carryOut(newLeadAct(done.id));
  const starts = await openStarts(done.slug, 30);
  const [first = '', second = ''] = starts.filter((start) => dayOf(start) === dayOf(starts[4] ?? ''));
  expect((await ask(scheduleAct(done.id, first))).status).toBe(200);
  expect((await ask(scheduleAct(missed.id, second, { overlap: true }))).status).toBe(200);

  const message = 'The gate is open.';
  expect((await asCustomer('customer-message', done.slug, { message })).status).toBe(200);

  setClock(instantOf(`${dayOf(first)}T07:00`));
  const { visits } = await asOwner('admin-today');
  expect(visits).toMatchObject([{ lead_id: done.id, said: [{ text: message }] }, { lead_id: missed.id }]);
  expect((await fetch(visits[0].photo)).status).toBe(200);

  setClock(addHours(second, 12));
  const closed = await Promise.all(
    [done, missed].map(async ({ id }, place) => ({
      lead_id: id,
      visit_id: (await leadOf(id))?.visits?.[0]?.id ?? '',
      act: place === 0 ? 'finish' : 'miss',
    })),
  );
  const { results } = await asOwner('admin-visits-close', { body: { visits: closed } });
  expect(results).toMatchObject([{ ok: true }, { ok: true }]);
  const { leads } = await asOwner('admin-leads', { query: { sortBy: 'scheduled_at', sortDir: 'desc' } });
  expect(leads.find(({ id }: { id: string }) => id === done.id)).toMatchObject({ last_visit_at: first });
});
