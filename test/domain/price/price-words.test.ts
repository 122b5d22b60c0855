import { expect, test } from 'vitest';
import { agreedPrice } from '#domain/offer/agreed-price.ts';
import { askedFirst, rangeText } from '#domain/price/price-words.ts';
import { taxText, withTax } from '#domain/price/tax-rate.ts';

test('equal prices are told once', () => {
  expect(rangeText({ est_price_min: 896, est_price_max: 896 })).toBe('$896');
  expect(rangeText({ est_price_min: 760, est_price_max: 840 })).toBe('$760 to $840');
});

test('the price of a quote is what its lines come to, to the cent, wherever it is told', () => {
  const lines = [
    { quantity: 3, unit_price: 11_083, taxable: true },
    { quantity: 1, unit_price: 50_001, taxable: false },
  ];
  const quoted = { est_price_min: 832, est_price_max: 833, lines };
  expect(rangeText(quoted)).toBe('$832.50');
  expect(askedFirst(quoted)).toContain('past $832.50 before tax, ');
});

test('a price is taxed as it was sent; one from before the rate was a setting as all were then', () => {
  const sent = { est_price_min: 896, est_price_max: 896, tax_percent: 10.25 };
  expect(agreedPrice(sent, [])).toEqual({ tax: '$91.84', total: '$987.84' });
  expect([taxText(sent), withTax(sent)]).toEqual(['10.25%', 'with tax, 10.25%']);
  expect(taxText({})).toBe('9.5%');
});
