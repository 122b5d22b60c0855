import { expect, test } from 'vitest';
import { rangeText, taxedRange } from '#domain/price/price-words.ts';
import { taxText, withTax } from '#domain/price/tax-rate.ts';

test('equal prices are told once, and taxed to the cent', () => {
  const single = { est_price_min: 896, est_price_max: 896 };
  expect(rangeText(single)).toBe('$896');
  expect(taxedRange(single)).toEqual({ tax: '$85.12', total: '$981.12' });
});

test('a range is taxed to the dollar', () => {
  const range = { est_price_min: 760, est_price_max: 840 };
  expect(rangeText(range)).toBe('$760 to $840');
  expect(taxedRange(range)).toEqual({ tax: '$72 to $80', total: '$832 to $920' });
});

test('a price is taxed as it was sent; one from before the rate was a setting as all were then', () => {
  const sent = { est_price_min: 896, est_price_max: 896, tax_percent: 10.25 };
  expect(taxedRange(sent)).toEqual({ tax: '$91.84', total: '$987.84' });
  expect([taxText(sent), withTax(sent)]).toEqual(['10.25%', 'with tax, 10.25%']);
  expect(taxText({})).toBe('9.5%');
});
