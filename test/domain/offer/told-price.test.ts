import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { toldPrice } from '#domain/offer/told-price.ts';
import { aRecord } from '../../a-record.ts';

const at = '2026-11-23T20:00:00.000Z';
const extra = { version: 1, line: 'Remove old wax', amount: 10_000, sent_at: at };
const offer_sent = { est_price_min: 760, est_price_max: 840, sent_at: at };

test.each<[string, Partial<Lead>, string]>([
  ['was sent', { offer_sent }, 'Your price for the job is $832 to $920, tax included.'],
  [
    'grew by work that was approved, not by work that was left',
    {
      offer_sent,
      extras: [
        { ...extra, id: 'a', answer: 'approve' },
        { ...extra, id: 'b', answer: 'leave' },
      ],
    },
    'With the work you approved, your price for the job is $941 to $1,030, tax included.',
  ],
  ['was never sent, though the owner has typed it', { est_price_min: 760, est_price_max: 840 } as const, ''],
  ['was declined', { offer_sent, offer_answer: { answer: 'no', at } }, ''],
  ['is on a receipt', { offer_sent, record: aRecord() }, ''],
])('a price that %s is said as: %s', (_, lead, said) => {
  expect(toldPrice(lead)).toBe(said);
});
