import { expect, test } from 'vitest';
import { handler as adminMoveOffer } from '#functions/admin-move-offer.ts';
import { handler as adminTimes } from '#functions/admin-times.ts';
import { handler as customerMessage } from '#functions/customer-message.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { handler as offerAnswer } from '#functions/offer-answer.ts';
import { handler as openTimes } from '#functions/open-times.ts';
import { handler as visitCancel } from '#functions/visit-cancel.ts';
import { handler as visitMove } from '#functions/visit-move.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { callHandler } from '../call-handler.ts';
import { leadPage, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();
const offerSentAt = winter('01T08:00');
const offer = { est_price_min: 500, est_price_max: 600, sent_at: offerSentAt };
const visit = aVisit({ start: winter('10T10:00') });
const path = { slug: aLead().public_slug };
const pause = () => page.rows.set('booking-pause', { since: winter('01T07:12') });

const refused = {
  status: 409,
  body: {
    error: 'We’re updating our booking system. Please try again in a few minutes.',
    reason: 'bookings-paused',
  },
};

test.each([
  ['reading open times', () => callHandler(openTimes, { path, query: {} })],
  [
    'a yes with a time',
    () => page.act(offerAnswer, { answer: 'yes', offerSentAt, start: winter('11T10:00') }),
  ],
  ['a move', () => page.act(visitMove, { visitStart: visit.start, start: winter('11T10:00') })],
  ['suggesting times', () => asAdmin(adminTimes, { path: { id: aLead().id } })],
  [
    'offering times for a move',
    () =>
      page.ask(
        adminMoveOffer,
        { why: 'Rain.', times: [winter('11T10:00')] },
        { path: { visitId: visit.id } },
      ),
  ],
])('while bookings are paused %s is refused: what is taken may look open', async (_, call) => {
  page.leadIs({ status: 'SCHEDULED', offer_sent: offer, visits: [visit] });
  if (_ === 'a yes with a time') page.leadIs({ status: 'OFFER_SENT', offer_sent: offer });
  pause();
  expect(await call()).toEqual(refused);
  expect(page.transactions()).toEqual([]);
  page.rows.delete('booking-pause');
  expect((await call()).status).toBe(200);
});

test.each([
  ['looking', () => callHandler(leadStatus, { path })],
  ['a message', () => page.act(customerMessage, { message: 'Hello' })],
  ['a cancellation', () => page.act(visitCancel, { visitStart: visit.start })],
  ['keeping the time', () => page.act(visitMove, { visitStart: visit.start, start: visit.start })],
])('on the status page %s goes on meanwhile', async (_, call) => {
  page.leadIs({ status: 'SCHEDULED', offer_sent: offer, visits: [visit] });
  pause();
  expect((await call()).status).toBe(200);
});

test('so does a yes without a time', async () => {
  page.leadIs({ status: 'OFFER_SENT', offer_sent: offer });
  pause();
  expect((await page.act(offerAnswer, { answer: 'yes', offerSentAt, days: ['2026-12-11'] })).status).toBe(
    200,
  );
});
