import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { type Act, anAct, anAdminsAct, carryOut, clockAct, newLeadAct } from './act.ts';
import { customersAct, offerAct, openStarts, scheduleAct, statusOf } from './customer-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { aCheckedUpload } from './uploads.ts';

partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  setClock(undefined);
});

async function ok(act: Act) {
  const { status, body } = await ask(act);
  expect({ status, error: body.error, act: act.name }).toEqual({ status: 200, act: act.name });
  return body;
}

const asOwner = (name: string, path: Record<string, string>, body: object) =>
  ok(anAdminsAct(name, { path, body, headers: { 'idempotency-key': freshKey() } }));

/** As the owner types it in: the terms are not accepted yet. */
const typedIn = async () => ({
  fullName: 'Ana Ortiz',
  email: anAddress(),
  packageId: 'complete',
  city: 'Marina del Rey',
  zip: '90292',
  boatType: 'Runabout',
  boatLengthFt: 24,
  photo_urls: [await aCheckedUpload()],
});

const all = { water: true, power: true, access: true, boat: true };
const line = { description: 'Complete Detail', quantity: 1, unit_price: 50_000, taxable: true };

test('what a customer did on the page, asked again once the job is done, is done and shows the job as it is', async () => {
  const { lead } = await asOwner('admin-lead-create', {}, await typedIn());
  const { id, public_slug: slug } = lead;
  const done: Act[] = [];
  const customer = async (name: string, body: object, path = {}) => {
    const act = customersAct(name, slug, body, freshKey(), path);
    done.push(act);
    return ok(act);
  };
  const starts = await openStarts(slug);
  const [first = '', second = '', third = ''] = [starts[0], starts[9], starts[20]];
  await ok(offerAct(id, { times: [first, second] }));
  const { sent_at: offerSentAt } = (await statusOf(slug)).offer;
  const photo_urls = [await aCheckedUpload()];
  await customer('offer-answer', { answer: 'question', offerSentAt, message: 'The hull too?', photo_urls });
  await customer('customer-message', { message: 'Here it is.', photo_urls: [await aCheckedUpload()] });
  await customer('lead-correct', { phone: '310 555 0199' });
  await customer('offer-answer', { answer: 'yes', offerSentAt, start: first });
  await customer('ready-check', { visitStart: first, ...all });
  const photo = await aCheckedUpload();
  await asOwner('admin-extra', { id }, { line: 'Remove old wax', amount: 12_000, photo });
  const [extra] = (await statusOf(slug)).extras;
  await customer('extra-answer', { answer: 'approve', version: 1 }, { id: extra.id });
  const { suggested } = await ok(
    anAct('open-times', { path: { slug }, query: { days: '30', suggest: 'true' } }),
  );
  expect(suggested.length).toBeGreaterThan(0);
  await customer('visit-move', { visitStart: first, start: second });
  await customer('visit-cancel', { visitStart: second });
  const { lead: planned } = await ok(scheduleAct(id, third));
  const visitId = planned.visits.at(-1).id;
  await asOwner('admin-move-offer', { id, visitId }, { why: 'It will rain.' });

  const job = { id: 'bow-after', kind: 'after', pair: 'Bow', path: await aCheckedUpload() };
  await asOwner('admin-job-photos', { id }, { add: [job] });
  await carryOut(newLeadAct(id));
  setClock(addHours(third, 3));
  await asOwner('admin-finish', { id }, { visit_id: visitId, lines: [line] });
  const { review } = await customer('review', { rating: 5, words: 'Like new.', publish: true });
  await customer('photo-consent', { photos: [{ id: job.id, publish: true }] });
  await customer('care', { remind: true });
  for (const act of done) {
    const page = await ok(act);
    expect(page).toMatchObject({ status: 'COMPLETED', care: { remind: true }, phone_end: '99' });
    expect((await fetch(page.record.photos[0].url)).status).toBe(200);
  }

  const { customer_id = '' } = (await leadOf(id)) ?? {};
  await asOwner('admin-customer-page', { id: customer_id }, {});
  const { page_key = '' } = (await customerOf(customer_id)) ?? {};
  expect(JSON.stringify(await ok(anAct('customer-page', { path: { key: page_key } })))).toContain(slug);

  await asOwner('admin-review', { id }, { written_at: review.written_at, site: true });
  await carryOut(clockAct('site-mending'));
  expect((await ok(anAdminsAct('admin-contents', {}))).publishes).toMatchObject([{ state: 'running' }]);
});

test('an offer and a day for who can only be texted, asked again after a lost answer, are made once', async () => {
  const texted = { fullName: 'Dale Pruitt', phone: '(310) 555-0171', boatType: 'Runabout', boatLengthFt: 24 };
  const { id, public_slug: slug } = (await asOwner('admin-lead-create', {}, texted)).lead;
  const [first = '', second = ''] = await openStarts(slug, 40);
  const acts = [
    offerAct(id, { times: [second] }),
    scheduleAct(id, first),
    scheduleAct(id, second, { add: true, overlap: true }),
  ];
  for (const act of acts) {
    const { lead } = await ok(act);
    expect(await ok(act)).toMatchObject({ lead, mailed: false });
  }
});
