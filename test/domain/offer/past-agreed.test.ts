import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { pastAgreed } from '#domain/offer/past-agreed.ts';
import { aLead } from '../../a-lead.ts';

const sent_at = '2026-03-02T17:00:00.000Z';
const offer_sent = { est_price_min: 600, est_price_max: 700, sent_at };
const offer_answer = { answer: 'yes', at: sent_at } as const;
const lines = [{ description: 'Wax', quantity: 1, unit_price: 72_550, taxable: true }];

test.each<[string, Partial<Lead>, number, number]>([
  ['above what was said yes to', { status: 'OFFER_SENT', offer_sent, offer_answer }, 76_000, 6000],
  ['above the price of booked work', { status: 'SCHEDULED', offer_sent }, 72_550, 2550],
  ['as it was', { status: 'SCHEDULED', offer_sent }, 70_000, 0],
  ['above one without an answer', { status: 'OFFER_SENT', offer_sent }, 76_000, 0],
  ['of booked work that had none', { status: 'SCHEDULED' }, 76_000, 0],
  ['above a quote', { status: 'SCHEDULED', offer_sent: { ...offer_sent, lines } }, 76_000, 3450],
])('a price %s goes past what was agreed by so many cents', (_case, lead, wanted, past) => {
  expect(pastAgreed(aLead(lead), wanted)).toBe(past);
});
