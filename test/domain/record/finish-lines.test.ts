import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { finishLines, mostAgreed } from '#domain/record/finish-lines.ts';
import { aLead } from '../../a-lead.ts';

const sent_at = '2026-12-01T17:00:00.000Z';
const offer = (est_price_min: number, est_price_max = est_price_min) => ({
  offer_sent: { est_price_min, est_price_max, sent_at },
});
const priced = (changes: Parameters<typeof aLead>[0] = {}) => {
  const { lines, from } = finishLines(aLead(changes), prices);
  return [from, ...lines.map(({ description, quantity, unit_price }) => [description, quantity, unit_price])];
};

test('without an offer it is the price list: feet times rate', () => {
  expect(priced()).toEqual(['prices', ['Complete Detail', 24, 2800]]);
});

test('a rate that the customer was told stays, whatever the price list says since', () => {
  expect(priced({ rate_per_foot: 25 })).toEqual(['prices', ['Complete Detail', 24, 2500]]);
});

test.each([
  [offer(672), ['Complete Detail', 24, 2800]],
  [offer(600, 700), ['Complete Detail', 24, 2800]],
  [offer(700, 850), ['Complete Detail', 1, 70_000]],
  [offer(500, 600), ['Complete Detail', 1, 60_000]],
  [{ ...offer(500), length_ft: undefined }, ['Complete Detail', 1, 50_000]],
])('after the offer %j it is within what was offered', (changes, line) => {
  expect(priced(changes)).toEqual(['offer', line]);
});

test('without an offer the price that the owner typed is what was agreed, and an offer wins over it', () => {
  const typed = { est_price_min: 950, est_price_max: 950 };
  expect(priced(typed)).toEqual(['typed', ['Complete Detail', 1, 95_000]]);
  expect(priced({ est_price_min: 160 })).toEqual(['typed', ['Complete Detail', 1, 16_000]]);
  expect(priced({ est_price_min: 600, est_price_max: 700 })).toEqual([
    'typed',
    ['Complete Detail', 24, 2800],
  ]);
  expect(priced({ ...typed, ...offer(500, 600) })).toEqual(['offer', ['Complete Detail', 1, 60_000]]);
});

test('a quote is taken as it was offered, and where nothing is known there is no line', () => {
  const quoted = { description: 'Wash', quantity: 2, unit_price: 5000, taxable: false };
  const { offer_sent } = offer(100);
  expect(finishLines(aLead({ offer_sent: { ...offer_sent, lines: [quoted] } }), prices)).toEqual({
    lines: [quoted],
    from: 'quote',
  });
  expect(priced({ length_ft: undefined })).toEqual(['nothing']);
});

test('the extra work that was approved comes behind, in its newest version; the rest does not', () => {
  const extra = { id: '01JD3ZK8Q0000000000000000E', version: 1, line: 'Canvas', amount: 8000, sent_at };
  const extras = [
    { ...extra, answer: 'approve' as const, answered_at: sent_at },
    { ...extra, id: '01JD3ZK8Q0000000000000000F', line: 'Zincs' },
    {
      ...extra,
      id: '01JD3ZK8Q0000000000000000G',
      line: 'Teak',
      answer: 'leave' as const,
      answered_at: sent_at,
    },
  ];
  expect(priced({ extras })).toEqual(['prices', ['Complete Detail', 24, 2800], ['Canvas', 1, 8000]]);
  const replaced = { ...extra, version: 2, amount: 9000 };
  expect(priced({ extras: [...extras, replaced] })).toEqual(['prices', ['Complete Detail', 24, 2800]]);
});

test('the most that was agreed is the top of the offer with the approved work, and nothing without an offer', () => {
  const extra = { id: '01JD3ZK8Q0000000000000000E', version: 1, line: 'Canvas', amount: 8000, sent_at };
  const approved = { ...extra, answer: 'approve' as const, answered_at: sent_at };
  expect(mostAgreed(aLead(offer(600, 700)))).toBe(70_000);
  expect(mostAgreed(aLead({ ...offer(600, 700), extras: [approved] }))).toBe(78_000);
  expect(mostAgreed(aLead({ ...offer(600, 700), extras: [extra] }))).toBe(70_000);
  expect(mostAgreed(aLead())).toBeUndefined();
  const { offer_sent } = offer(600, 700);
  const lines = [{ description: 'Wax', quantity: 24, unit_price: 2750, taxable: true }];
  expect(mostAgreed(aLead({ offer_sent: { ...offer_sent, lines } }))).toBe(66_000);
});
