import { expect, test } from 'vitest';
import { dayPriceText, visitDollars } from '#domain/plan/plan-words.ts';
import { newPlanPrice, offerOfDay } from '#domain/plan/price-of-day.ts';
import { aLead } from '../../a-lead.ts';
import { aPlan, planId } from './a-plan.ts';

const now = '2026-12-05T17:00:00.000Z';
const from = '2026-12-16T08:00:00.000Z';
const [dayBefore, thatDay] = ['2026-12-15T23:00:00.000Z', '2026-12-16T16:00:00.000Z'];
const plan = aPlan({ rate_per_foot: 6, next_rate: { rate_per_foot: 6.5, from } });
const offer = { est_price_min: 144, est_price_max: 144, sent_at: '2026-12-02T17:00:00.000Z' };
const lead = aLead({
  status: 'OFFER_SENT',
  length_ft: 24,
  rate_per_foot: 6,
  offer_sent: offer,
  plan: { id: planId, due: '2026-12-10', every_weeks: 4 },
});

test('a plan’s visit is offered at the price of the day that is chosen', () => {
  expect(offerOfDay(lead, plan, dayBefore, now)).toBeUndefined();
  const dearer = offerOfDay(lead, plan, thatDay, now);
  expect(dearer).toMatchObject({
    fields: {
      est_price_min: 156,
      est_price_max: 156,
      rate_per_foot: 6.5,
      offer_sent: { est_price_min: 156, est_price_max: 156, sent_at: now },
      past_offers: [{ offer }],
    },
    entries: [{ status: 'Price updated', note: '$156', is_public: true }],
  });
});

test('a visit is never offered over what its rate comes to', () => {
  expect(visitDollars(7.25, 34)).toBe(246);
  expect(visitDollars(8.7, 30)).toBe(261);
  const offer_sent = { ...offer, est_price_min: 221, est_price_max: 221 };
  const known = aPlan({ rate_per_foot: 6.5, next_rate: { rate_per_foot: 7.25, from } });
  expect(newPlanPrice({ length_ft: 34, offer_sent }, known)).toEqual({ from, before: 221, after: 246 });
});

test('who called such a visit off and takes a day before the new price pays the one of before', () => {
  const offer_sent = { ...offer, est_price_min: 156, est_price_max: 156 };
  const cheaper = offerOfDay({ ...lead, rate_per_foot: 6.5, offer_sent }, plan, dayBefore, now);
  expect(cheaper?.fields).toMatchObject({ est_price_max: 144, rate_per_foot: 6 });
});

test.each([
  ['a plan that was ended', lead, undefined],
  ['a plan whose price stays', lead, aPlan({ rate_per_foot: 6 })],
  ['a price that the owner has named', { ...lead, offer_sent: { ...offer, est_price_max: 200 } }, plan],
  ['a quote', { ...lead, offer_sent: { ...offer, lines: [] } }, plan],
])('%s is the same on all days', (_, offered, known) => {
  expect(newPlanPrice(offered, known)).toBeUndefined();
  expect(offerOfDay(offered, known, thatDay, now)).toBeUndefined();
});

test('the page says what the chosen day costs, and why', () => {
  const price = newPlanPrice(lead, plan);
  if (!price) throw new Error('It has a new price.');
  expect(dayPriceText(price, thatDay, now)).toBe(
    'This visit is $156 before tax. Your plan’s price changes on Dec 16: $144 before, $156 from then on.',
  );
  expect(dayPriceText(price, undefined, '2026-12-17T17:00:00.000Z')).toBe(
    'Your plan’s price changed on Dec 16: $144 before, $156 from then on.',
  );
});
