import { expect, test } from 'vitest';
import { quoteTotals } from '#domain/price/quote-totals.ts';
import { centsOf, countableLines, emptyLine, QuoteTexts, typedLine } from '#web/admin/lead/quote-lines.ts';

const line = { ...emptyLine('a'), description: 'Wash', quantity: '3', unit_price: '33.33' };

test.each([
  ['33.33', 3333],
  ['$1,234.5', 123_450],
  ['20', 2000],
  ['1,5', Number.NaN],
  ['1,50', Number.NaN],
  ['12,345,678', 1_234_567_800],
  ['1.005', Number.NaN],
  ['free', Number.NaN],
  ['', Number.NaN],
])('"%s" dollars are %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test('typed lines become those of the API, in cents', () => {
  expect(QuoteTexts.parse({ lines: [line] })).toEqual({
    lines: [{ description: 'Wash', quantity: 3, unit_price: 3333, taxable: true }],
  });
});

test.each([
  ['description', ' '],
  ['quantity', '0'],
  ['quantity', 'some'],
  ['unit_price', '0'],
  ['unit_price', '-5'],
] as const)('a line with %s "%s" is refused, and the field named', (name, text) => {
  const { error } = QuoteTexts.safeParse({ lines: [line, { ...line, key: 'b', [name]: text }] });
  expect(error?.issues[0]).toMatchObject({
    path: ['lines', 1, name],
    message: 'Please fill all line items with valid values.',
  });
});

test('the running totals count what can be counted', () => {
  const lines = countableLines([line, emptyLine('b')]);
  expect(quoteTotals(lines, {})).toEqual({ subtotal: 9999, tax: 950, total: 10_949 });
});

test('a line to be revised reads as it was typed', () => {
  const stored = { description: 'Wash', quantity: 2.5, unit_price: 3300, taxable: false };
  expect(QuoteTexts.parse({ lines: [typedLine('a', stored)] })).toEqual({ lines: [stored] });
});
