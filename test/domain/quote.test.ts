import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QuoteLines, quoteLineMessage } from '#domain/quote.ts';
import { lineAmount, quoteTotals } from '#domain/quote-totals.ts';

const line = (quantity: number, unit_price: number, taxable = true) => ({
  description: 'Deep wash',
  quantity,
  unit_price,
  taxable,
});

test.each([
  [[line(1, 67200)], { subtotal: 67200, tax: 6384, total: 73584 }],
  [[line(24, 2800), line(1, 5000, false)], { subtotal: 72200, tax: 6384, total: 78584 }],
  [[line(1, 10000, false)], { subtotal: 10000, tax: 0, total: 10000 }],
  // 9.5 % of 1.00, 1.10 and 0.10 dollars end in half cents or beside them.
  [[line(1, 100)], { subtotal: 100, tax: 10, total: 110 }],
  [[line(1, 110)], { subtotal: 110, tax: 10, total: 120 }],
  [[line(1, 10), line(1, 10)], { subtotal: 20, tax: 2, total: 22 }],
  [[line(0.5, 333)], { subtotal: 167, tax: 16, total: 183 }],
  [[line(1.1, 1050)], { subtotal: 1155, tax: 110, total: 1265 }],
])('%j come to %j', (lines, totals) => {
  expect(quoteTotals(lines)).toEqual(totals);
});

test('half a cent rounds up, however the product is represented', () => {
  expect(lineAmount({ quantity: 1.005, unit_price: 100 })).toBe(101);
  expect(lineAmount({ quantity: 0.145, unit_price: 100 })).toBe(15);
  expect(lineAmount({ quantity: 43.23, unit_price: 655_850 })).toBe(28_352_396);
});

test('tax is taken once on the sum, so lines do not add roundings', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unit_price: cents }), { minLength: 1 }),
      (rows) => {
        const { subtotal, tax, total } = quoteTotals(rows.map((row) => line(row.quantity, row.unit_price)));
        expect(Math.abs(tax - subtotal * 0.095)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(total).toBe(subtotal + tax);
      },
    ),
  );
});

test.each([
  ['no description', { description: '  ', quantity: 1, unit_price: 100 }],
  ['no quantity', { description: 'Wash', quantity: 0, unit_price: 100 }],
  [
    'a quantity smaller than any number that DynamoDB stores',
    { description: 'Wash', quantity: 5e-324, unit_price: 100 },
  ],
  ['a negative quantity', { description: 'Wash', quantity: -1, unit_price: 100 }],
  ['no price', { description: 'Wash', quantity: 1, unit_price: 0 }],
  ['half a cent', { description: 'Wash', quantity: 1, unit_price: 0.5 }],
])('a line with %s is refused with the one sentence', (_, wrong) => {
  expect(QuoteLines.safeParse([wrong]).error?.issues.map(({ message }) => message)).toEqual([
    quoteLineMessage,
  ]);
});

test('a quote needs a line', () => {
  expect(QuoteLines.safeParse([]).error?.issues[0]?.message).toBe(quoteLineMessage);
});
