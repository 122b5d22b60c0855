import { expect, test } from 'vitest';
import { isAnswered } from '#domain/offer/is-answered.ts';
import { aRecord } from '../../a-record.ts';

const at = '2026-11-23T20:00:00.000Z';
const offer_sent = { est_price_min: 760, est_price_max: 840, sent_at: at };

test('an offer waits for its answer until a yes or a receipt, and without one nothing is asked', () => {
  expect(isAnswered({ offer_sent })).toBe(false);
  expect(isAnswered({ offer_sent, offer_answer: { answer: 'question', at } })).toBe(false);
  expect(isAnswered({ offer_sent, offer_answer: { answer: 'yes', at } })).toBe(true);
  expect(isAnswered({ offer_sent, record: aRecord() })).toBe(true);
  expect(isAnswered({})).toBe(true);
});
