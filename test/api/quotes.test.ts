import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, expect, test, vi } from 'vitest';
import { handler as adminOffer } from '#functions/admin-offer.ts';
import { handler as adminQuote } from '#functions/admin-quote.ts';
import { handler as adminQuoteSave } from '#functions/admin-quote-save.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { handler as offerAnswer } from '#functions/offer-answer.ts';
import { handler as quote } from '#functions/quote.ts';
import { handler as quoteCreate } from '#functions/quote-create.ts';
import { handler as quoteDecide } from '#functions/quote-decide.ts';
import { freshKey } from '../booking.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { callHandler, partsForTests } from './parts.ts';

/** Its arguments are only passed on. */
type Send = (this: SESClient, ...args: unknown[]) => Promise<unknown>;

partsForTests();

afterEach(() => vi.unstubAllEnvs());

const lines = [
  { description: 'Complete detail', quantity: 24, unit_price: 2800 },
  { description: 'Mold treatment', quantity: 1.5, unit_price: 3333, taxable: false },
];
const save = (id: string, line_items: unknown = lines) =>
  asAdmin(adminQuoteSave, { path: { id }, body: { line_items } });
const decide = (quoteId: string, decision: string, updated_at?: string) =>
  callHandler(quoteDecide, { path: { quoteId }, body: { decision, updated_at } });
const publicTimeline = async (slug: string) =>
  (await callHandler(leadStatus, { path: { slug } })).body.timeline.map(
    (entry: { status: string }) => entry.status,
  );

test('a lead has no quote until one is saved; saving again revises it', async () => {
  const { id } = await aLead();
  expect((await asAdmin(adminQuote, { path: { id } })).status).toBe(404);
  const first = await save(id);
  // 24 * 28.00 + 1.5 * 33.33 (half a cent up); tax on the first line alone.
  expect(first.body).toMatchObject({
    currency: 'USD',
    subtotal: 72_200,
    tax: 6384,
    total: 78_584,
    lead_id: id,
  });
  const second = await save(id, [{ description: 'Wash', quantity: 10, unit_price: 700 }]);
  expect(second.body).toMatchObject({ id: first.body.id, subtotal: 7000, tax: 665, total: 7665 });
  expect((await asAdmin(adminQuote, { path: { id } })).body).toEqual(second.body);
});

test('of two first quotes saved at once one is kept', async () => {
  const { id } = await aLead();
  const answers = await Promise.all([save(id), save(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['no lines', []],
  ['an empty description', [{ description: ' ', quantity: 1, unit_price: 100 }]],
  ['a quantity of zero', [{ description: 'Wash', quantity: 0, unit_price: 100 }]],
  ['a negative price', [{ description: 'Wash', quantity: 1, unit_price: -100 }]],
  ['a price with parts of a cent', [{ description: 'Wash', quantity: 1, unit_price: 99.5 }]],
  ['a sum beyond all reason', [{ description: 'Wash', quantity: 9999, unit_price: 9_999_999 }]],
])('a quote with %s is refused', async (_case, items) => {
  const { id } = await aLead();
  expect(await save(id, items)).toMatchObject({
    status: 400,
    body: { error: 'Please fill all line items with valid values.' },
  });
});

test('the customer accepts a quote once; it is then locked and told in the timeline', async () => {
  const { id, slug } = await aLead();
  const { body: saved } = await save(id);
  const seen = await callHandler(quote, { path: { quoteId: saved.id } });
  expect(seen.body).toMatchObject({ total: 78_584, for_lead: true });
  expect(seen.body).not.toHaveProperty('lead_id');

  expect((await decide(saved.id, 'accepted', seen.body.updated_at)).body.decision).toBe('accepted');
  expect((await decide(saved.id, 'accepted')).status).toBe(200);
  expect((await decide(saved.id, 'declined')).status).toBe(409);
  expect((await save(id)).status).toBe(409);
  expect(await publicTimeline(slug)).toEqual(['Quote accepted', 'OFFER_SENT', 'REQUEST_SENT']);
});

test('a saved quote is the offer: one price with its lines, and a yes to it accepts the quote', async () => {
  const { id, slug } = await aLead();
  const { body: saved } = await save(id);
  const status = await callHandler(leadStatus, { path: { slug } });
  expect(status.body.offer).toMatchObject({
    est_price_min: 722,
    est_price_max: 722,
    lines: saved.line_items,
  });
  const answered = await callHandler(offerAnswer, {
    path: { slug },
    body: { answer: 'yes', offerSentAt: status.body.offer.sent_at, days: ['2031-03-04'] },
    headers: { 'idempotency-key': freshKey() },
  });
  expect(answered.status).toBe(200);
  expect((await callHandler(quote, { path: { quoteId: saved.id } })).body.decision).toBe('accepted');
  expect((await decide(saved.id, 'declined')).status).toBe(409);
  expect((await save(id)).status).toBe(409);
});

test('a quote that is saved while an offer’s email is on its way stands among the earlier offers', async () => {
  const { id } = await aLead();
  const offer = (est_price_max: number) =>
    asAdmin(adminOffer, {
      body: { leadId: id, est_price_min: 100, est_price_max },
      headers: { 'idempotency-key': freshKey() },
    });
  await offer(200);
  const send = SESClient.prototype.send as Send;
  vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(async function (this: SESClient, ...args) {
    await save(id);
    return send.apply(this, args);
  });
  expect((await offer(300)).status).toBe(200);
  const { offer_sent, past_offers } = (await leadOf(id)) ?? {};
  expect(offer_sent?.est_price_max).toBe(300);
  expect(past_offers?.map((past) => past.offer.est_price_max)).toEqual([200, 722]);
});

test('a declined quote may be revised and then accepted', async () => {
  const { id, slug } = await aLead();
  const { body: saved } = await save(id);
  await decide(saved.id, 'declined');
  const { body: revised } = await save(id, [{ description: 'Wash', quantity: 10, unit_price: 700 }]);
  expect(revised).not.toHaveProperty('decision');
  expect((await decide(saved.id, 'accepted', revised.updated_at)).status).toBe(200);
  expect(await publicTimeline(slug)).toEqual([
    'Quote accepted',
    'OFFER_SENT',
    'Quote declined',
    'OFFER_SENT',
    'REQUEST_SENT',
  ]);
});

test('nobody accepts a quote that was revised after they looked at it', async () => {
  const { id } = await aLead();
  const { body: saved } = await save(id);
  await save(id, [{ description: 'More work', quantity: 1, unit_price: 99_900 }]);
  expect((await decide(saved.id, 'accepted', saved.updated_at)).status).toBe(409);
  expect((await asAdmin(adminQuote, { path: { id } })).body).not.toHaveProperty('decision');
});

test('a visitor saves an estimate under a link, which nobody can accept', async () => {
  const { body } = await callHandler(quoteCreate, { body: { packageId: 'complete', lengthFt: 24.5 } });
  const { body: estimate } = await callHandler(quote, { path: { quoteId: body.quoteId } });
  expect(estimate).toMatchObject({
    for_lead: false,
    package_id: 'complete',
    length_ft: 24.5,
    subtotal: 68_600,
    tax: 6517,
    total: 75_117,
  });
  expect((await decide(body.quoteId, 'accepted')).status).toBe(409);
});

test.each([
  { packageId: 'complete', lengthFt: 9 },
  { packageId: 'complete', lengthFt: 101 },
  { packageId: 'gold', lengthFt: 20 },
])('the estimate %j is refused', async (body) => {
  expect((await callHandler(quoteCreate, { body })).status).toBe(400);
});

test.each(['unknown-unknown-unknown-1', 'short', '../../etc/passwd', '%00'])(
  'there is no quote %j',
  async (quoteId) => {
    expect((await callHandler(quote, { path: { quoteId } })).status).toBe(404);
    expect((await decide(quoteId, 'accepted')).status).toBe(404);
  },
);

test('with the flag off the public operations answer 404, whatever they are sent', async () => {
  const { id } = await aLead();
  const { body: saved } = await save(id);
  vi.stubEnv('QUOTES_ENABLED', 'false');
  const path = { quoteId: saved.id };
  expect((await callHandler(quote, { path })).status).toBe(404);
  expect((await callHandler(quoteDecide, { path, body: { decision: 'accepted' } })).status).toBe(404);
  expect((await callHandler(quoteCreate, { body: { packageId: 'complete', lengthFt: 24 } })).status).toBe(
    404,
  );
  expect((await callHandler(quoteCreate, { body: { nonsense: true } })).status).toBe(404);
  expect((await asAdmin(adminQuote, { path: { id } })).status).toBe(200);
});
