import { expect, test } from 'vitest';
import { handler as showStatus } from '#functions/lead-status.ts';
import { handler } from '#functions/offer-answer.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { winter } from './lead-page.ts';
import { plannedCustomer } from './planned-customer.ts';

const { act, plannedIs, told, transactions, written } = plannedCustomer();
const from = winter('16T00:00');
const offerSentAt = winter('01T08:00');
const offer_sent = { est_price_min: 144, est_price_max: 144, sent_at: offerSentAt };

/** A visit at $144, which costs $156 from December 16 on. */
const offered = () =>
  plannedIs(
    { plans: [aPlan({ rate_per_foot: 6, next_rate: { rate_per_foot: 6.5, from } })] },
    {
      status: 'OFFER_SENT',
      length_ft: 24,
      offer_sent,
      plan: { id: planId, due: '2026-12-10', every_weeks: 4 },
    },
  );
const book = (start: string, price?: number) =>
  act(handler, { answer: 'yes', offerSentAt, start, ...(price && { price }) });

test('a time on a day of the plan’s new price is booked at that price', async () => {
  offered();
  expect(await act(showStatus, {})).toMatchObject({
    body: { plan: { new_price: { from, before: 144, after: 156 } } },
  });
  expect((await book(winter('17T10:00'), 156)).status).toBe(200);
  expect(written()).toMatchObject({
    ':status': 'SCHEDULED',
    ':est_price_max': 156,
    ':rate_per_foot': 6.5,
    ':offer_sent': { est_price_min: 156, est_price_max: 156 },
  });
  expect(told().map(({ status }) => status)).toEqual(['Price accepted', 'SCHEDULED', 'Price updated']);
});

test('once the new price holds the page names it alone', async () => {
  plannedIs(
    { plans: [aPlan({ rate_per_foot: 6, next_rate: { rate_per_foot: 6.5, from: winter('01T00:00') } })] },
    {
      status: 'OFFER_SENT',
      length_ft: 24,
      offer_sent: { ...offer_sent, sent_at: '2026-11-28T16:00:00.000Z' },
      plan: { id: planId, due: '2026-12-10', every_weeks: 4 },
    },
  );
  expect(await act(showStatus, {})).toMatchObject({
    body: { offer: { est_price_min: 156, est_price_max: 156 } },
  });
});

test('a time on a day before it keeps the price of the offer', async () => {
  offered();
  expect((await book(winter('15T10:00'), 144)).status).toBe(200);
  expect(written()).not.toHaveProperty(':offer_sent');
});

test('a price that the page did not say of that day books nothing', async () => {
  offered();
  expect(await book(winter('17T10:00'), 144)).toMatchObject({
    status: 409,
    body: { reason: 'offer-replaced' },
  });
  expect(transactions()).toEqual([]);
});
