import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { PublicQuote, Quote, QuoteLine, QuoteLines, quoteLineMessage } from '#domain/offer/quote.ts';
import { estimateQuote } from '#domain/offer/quote-making.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { formatCents, lineAmount, quoteTotals } from '#domain/price/quote-totals.ts';

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
  expect(quoteTotals(lines, {})).toEqual(totals);
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
      fc.integer({ min: 0, max: 20_000 }),
      (rows, parts) => {
        const lines = rows.map((row) => line(row.quantity, row.unit_price));
        const { subtotal, tax, total } = quoteTotals(lines, { tax_percent: parts / 1000 });
        expect(Math.abs(tax - (subtotal * parts) / 100_000)).toBeLessThanOrEqual(0.5 + 1e-6);
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

test.each<[string, keyof QuoteLine, readonly unknown[], readonly boolean[]]>([
  [
    'a ten-thousandth to ten thousand',
    'quantity',
    [0.000_099, 0.0001, 10_000, 10_000.1],
    [false, true, true, false],
  ],
  ['a cent to 100,000 dollars', 'unit_price', [0, 1, 10_000_000, 10_000_001], [false, true, true, false]],
  [
    'one to 200 letters',
    'description',
    ['', 'x', 'x'.repeat(200), 'x'.repeat(201)],
    [false, true, true, false],
  ],
])('a line takes %s as its %s', (_, name, values, taken) => {
  const isTaken = (value: unknown) => QuoteLine.safeParse({ ...line(1, 100), [name]: value }).success;
  expect(values.map(isTaken)).toEqual(taken);
});

test('a line is taxed unless it says otherwise', () => {
  const { taxable: _, ...silent } = line(1, 100);
  expect(QuoteLine.parse(silent).taxable).toBe(true);
  expect(QuoteLine.parse(line(1, 100, false)).taxable).toBe(false);
});

test('a quote has one to 50 lines, and comes to a million dollars at most', () => {
  const isTaken = (lines: unknown) => QuoteLines.safeParse(lines).success;
  const linesOf = (count: number) => Array.from({ length: count }, () => line(1, 100));
  expect([0, 1, 50, 51].map((count) => isTaken(linesOf(count)))).toEqual([false, true, true, false]);
  const million = line(10, 10_000_000, false);
  expect(isTaken([million])).toBe(true);
  expect(isTaken([million, line(1, 1, false)])).toBe(false);
});

const stored = {
  ...estimateQuote(
    'quote-quote-quote-quote',
    { packageId: 'wash', lengthFt: 24 },
    { prices, floors: firstFloors, names: namesOf(packages) },
    { tax_percent: 9.5 },
    '2026-03-12T16:00:00.000Z',
  ),
};

test('a stored quote has amounts from nothing to a million dollars, and a length that the business takes', () => {
  const isRead = (changes: object) => Quote.safeParse({ ...stored, ...changes }).success;
  const totals = [-1, 0, 0.5, 100_000_000, 100_000_001].map((total) => isRead({ total }));
  expect(totals).toEqual([false, true, false, true, false]);
  const lengths = [9.9, 10, 100, 100.1].map((length_ft) => isRead({ length_ft }));
  expect(lengths).toEqual([false, true, true, false]);
});

test('a public quote has no place for the lead’s id', () => {
  const shown = { ...stored, for_lead: true };
  expect(PublicQuote.safeParse(shown).success).toBe(true);
  expect(PublicQuote.safeParse({ ...shown, lead_id: '01JD3ZK8Q0000000000000000A' }).success).toBe(false);
});

test('cents are written as Intl writes them', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(formatCents(cents)).toBe(dollars.format(cents / 100));
    }),
  );
});
