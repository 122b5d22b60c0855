import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { bookingPriceText } from '#domain/offer/booking-price.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const sent_at = '2026-11-23T20:00:00.000Z';

test.each<[Partial<Lead>, string | undefined]>([
  [{ est_price_min: 400, est_price_max: 400 }, 'They’ll read your price with it: $400 before tax.'],
  [{ est_price_min: 160, est_price_max: 180 }, 'They’ll read your price with it: $160 to $180 before tax.'],
  [{ est_price_max: 180 }, 'They’ll read your price with it: $180 before tax.'],
  [{}, 'No price has been sent. Their page has the ballpark, ~$672 before tax.'],
  [
    { est_price_min: 500, est_price_max: 400 },
    'No price has been sent. Their page has the ballpark, ~$672 before tax.',
  ],
  [{ length_ft: undefined }, 'No price has been sent.'],
  [{ record: aRecord() }, 'A return visit is free unless you add lines to the receipt.'],
  [{ offer_sent: { est_price_min: 300, est_price_max: 300, sent_at } }, undefined],
])('before a booking of %j the owner reads: %s', (changes, said) => {
  expect(bookingPriceText(aLead(changes))).toBe(said);
});
