import { afterAll, beforeEach, expect, test } from 'vitest';
import { storage } from '#functions/data/clients.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { quoteOf } from '#functions/data/quotes.ts';
import { aBooking, freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { captureLog } from '../log-lines.ts';
import { type Act, anAct, anAdminsAct, carryOut, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask, edit, row, rowsWith, told } from './fault-stories.ts';
import { atOnceBeforeAnyMail } from './held-mails.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterAll(async () => {
  storage().destroy();
});

const atOnce = (...acts: readonly Act[]) => Promise.all(acts.map(ask));
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const offer = (leadId: string) =>
  anAdminsAct('admin-offer', {
    body: { leadId, est_price_min: 500, est_price_max: 700 },
    headers: { 'idempotency-key': freshKey() },
  });
const schedule = (leadId: string, day: number) =>
  anAdminsAct('admin-schedule', {
    body: { leadId, scheduled_at: `2027-06-0${day}T17:00:00.000Z` },
    headers: { 'idempotency-key': freshKey() },
  });

test('six admins offer at once, each by a key of its own: one email, the others are told', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const offers = times(6, () => offer(id)).map((act) => () => ask(act));
  expect(statusesOf(await atOnceBeforeAnyMail(...offers))).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await parts.mailsTo(email)).toHaveLength(1);
  expect(await told(id)).toEqual(['OFFER_SENT', 'Offer emailed', 'REQUEST_SENT']);
});

test('six admins set the same status at once: it is told once', async () => {
  const { id } = await aLead();
  const answers = await atOnce(...times(6, () => edit(id, { status: 'CONTACTED' })));
  expect(statusesOf(answers)).toEqual(Array(6).fill(200));
  expect(await told(id)).toEqual(['CONTACTED', 'REQUEST_SENT']);
});

test('two admins set different statuses at once: both are told, and the lead has the one told last', async () => {
  for (const _ of times(5, String)) {
    const { id } = await aLead();
    await atOnce(edit(id, { status: 'CONTACTED' }), edit(id, { status: 'COMPLETED' }));
    const [last, ...others] = await told(id);
    expect((await leadOf(id))?.status).toBe(last);
    expect([last, ...others].sort()).toEqual(['COMPLETED', 'CONTACTED', 'REQUEST_SENT']);
  }
});

test('a status that is set while an offer is under way is told before it', async () => {
  for (const _ of times(3, String)) {
    const { id } = await aLead();
    const answers = await atOnceBeforeAnyMail(
      () => ask(offer(id)),
      async () => {
        await leadOf(id); // a moment later
        return ask(edit(id, { status: 'CONTACTED' }));
      },
    );
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect((await leadOf(id))?.status).toBe('OFFER_SENT');
    expect(await told(id)).toEqual(['OFFER_SENT', 'Offer emailed', 'CONTACTED', 'REQUEST_SENT']);
  }
});

test('an offer that is under way when the job is completed corrects the price and leaves the status', async () => {
  const { id } = await aLead();
  const answers = await atOnceBeforeAnyMail(
    () => ask(offer(id)),
    async () => {
      await leadOf(id); // a moment later
      return ask(edit(id, { status: 'COMPLETED' }));
    },
  );
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect((await leadOf(id))?.status).toBe('COMPLETED');
  expect(await told(id)).toEqual(['Price updated', 'Offer emailed', 'COMPLETED', 'REQUEST_SENT']);
});

test('an undo and another status at once: the timeline always ends with what the lead has', async () => {
  for (const _ of times(6, String)) {
    const { id } = await aLead();
    const { body } = await ask(edit(id, { status: 'CONTACTED' }));
    const undo = edit(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
    const [undone] = await atOnce(undo, edit(id, { status: 'COMPLETED' }));
    const timeline = await told(id);
    expect((await leadOf(id))?.status).toBe('COMPLETED');
    const kept = undone?.status === 200 ? [] : ['CONTACTED'];
    expect(timeline).toEqual(['COMPLETED', ...kept, 'REQUEST_SENT']);
  }
});

test('an undo and an edit of another field at once: both hold', async () => {
  for (const _ of times(5, String)) {
    const { id } = await aLead();
    const { body } = await ask(edit(id, { status: 'CONTACTED' }));
    const undo = edit(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
    expect(statusesOf(await atOnce(undo, edit(id, { internal_notes: 'Call the harbor master.' })))).toEqual([
      200, 200,
    ]);
    expect(await leadOf(id)).toMatchObject({
      status: 'REQUEST_SENT',
      internal_notes: 'Call the harbor master.',
    });
    expect(await told(id)).toEqual(['REQUEST_SENT']);
  }
});

test('an undo and an offer at once: what was emailed stands', async () => {
  for (const _ of times(5, String)) {
    const email = anAddress();
    const { id } = await aLead({ email });
    const { body } = await ask(edit(id, { status: 'OFFER_SENT' }));
    const undo = edit(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
    const [, mailed] = await atOnce(undo, offer(id));
    expect(mailed?.status).toBe(200);
    expect(await parts.mailsTo(email)).toHaveLength(1);
    expect(await leadOf(id)).toMatchObject({ status: 'OFFER_SENT', offer_sent: { est_price_min: 500 } });
    expect((await told(id))[0]).toBe('OFFER_SENT');
  }
});

test('a cancellation and another time at once: the last calendar file says what the lead says', async () => {
  for (const _ of times(4, String)) {
    const email = anAddress();
    const { id } = await aLead({ email });
    await ask(schedule(id, 1));
    const [cancelation, move] = [edit(id, { status: 'CANCELED' }), schedule(id, 2)];
    const answers = await atOnceBeforeAnyMail(
      () => ask(cancelation),
      () => ask(move),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const [last] = (await parts.mailsTo(email)).filter(({ attachments }) => attachments.length > 0);
    const lead = await leadOf(id);
    expect(last && appointmentIn(last).method).toBe(lead?.status === 'CANCELED' ? 'CANCEL' : 'REQUEST');
    expect(lead?.visits?.[0]?.sequence).toBe(1);
  }
});

test('a lead let out of quarantine by two admins at once owes its emails once', async () => {
  const email = anAddress();
  const { id } = await aLead({ email, hp_field: 'x' });
  const restore = anAdminsAct('admin-lead-restore', { path: { id } });
  expect(statusesOf(await atOnce(restore, restore, restore))).toEqual([200, 200, 200]);
  expect(await told(id)).toEqual(['Restored from quarantine', 'REQUEST_SENT']);
  await Promise.all([carryOut(newLeadAct(id)), carryOut(newLeadAct(id))]);
  expect(await parts.mailsTo(email)).toHaveLength(1);
});

test('stream and sweep at the same leads at once: each email goes out once', async () => {
  const emails = times(6, anAddress);
  const leads = await Promise.all(emails.map((email) => aLead({ email })));
  const streams = leads.map(({ id }) => newLeadAct(id));
  await Promise.all([...streams, sweepAct, ...streams, sweepAct].map(carryOut));
  for (const email of emails) expect(await parts.mailsTo(email)).toHaveLength(1);
  for (const { id } of leads) expect(await row(id)).not.toHaveProperty('owed');
});

const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000 };

test('a quote that is saved, and then decided, by several at once is one quote and one decision', async () => {
  const { id } = await aLead();
  const save = anAdminsAct('admin-quote-save', { path: { id }, body: { line_items: [line] } });
  const saved = await atOnce(save, save, save);
  expect(saved.filter(({ status }) => status === 200)).not.toEqual([]);
  const quoteId = (await leadOf(id))?.quote_id ?? '';
  const accept = anAct('quote-decide', { path: { quoteId }, body: { decision: 'accepted' } });
  expect(statusesOf(await atOnce(accept, accept, accept))).toEqual([200, 200, 200]);
  expect(await quoteOf(quoteId)).toMatchObject({ decision: 'accepted' });
  expect(await told(id)).toEqual([
    'Quote accepted',
    'OFFER_SENT',
    'Offer emailed',
    'Quote saved',
    'REQUEST_SENT',
  ]);
});

test('an event that is added several times at once under one key is added once', async () => {
  const { id } = await aLead();
  const headers = { 'idempotency-key': freshKey() };
  const add = anAdminsAct('admin-timeline-add', { path: { id }, body: { status: 'Called' }, headers });
  const answers = await atOnce(add, add, add, add);
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
  expect(await told(id)).toEqual(['Called', 'REQUEST_SENT']);
});

test('one submission with photos of its own, many times at once, is never told that they belong to another', async () => {
  const email = anAddress();
  const photo_urls = [`incoming/${freshKey()}/AAAAAAAAAAAAAAAAAAAAAA.jpg`];
  parts.storage.setState('down');
  const book = anAct('lead-intake', { body: aBooking({ email, photo_urls }) });
  const answers = await atOnce(...times(8, () => book));
  parts.storage.setState('up');
  expect(statusesOf(answers)).toEqual(Array(8).fill(200));
  expect(await rowsWith(email)).toHaveLength(1);
});

test('an export while leads change holds each lead once, each row of one moment', async () => {
  const city = `Export ${freshKey()}`;
  const leads = await Promise.all(times(12, () => aLead({ city })));
  const priceAll = (dollars: number) =>
    Promise.all(leads.map(({ id }) => ask(edit(id, { est_price_min: dollars, est_price_max: dollars }))));
  const exportAll = async () => {
    const { body } = await ask(anAdminsAct('admin-leads-export', { query: { q: city } }));
    const text = await (await fetch(body.url)).text();
    const [columns = [], ...lines] = text.split('\r\n').map((each) => each.split(','));
    return lines.flatMap((cells) =>
      cells.includes(city)
        ? [['est_price_min', 'est_price_max'].map((name) => cells[columns.indexOf(name)])]
        : [],
    );
  };
  const [during] = await Promise.all([exportAll(), priceAll(1), exportAll()]);
  expect(during).toHaveLength(12);
  for (const [min, max] of during) expect(max).toBe(min);
  await priceAll(2);
  expect(await exportAll()).toEqual(Array(12).fill(['2', '2']));
});
