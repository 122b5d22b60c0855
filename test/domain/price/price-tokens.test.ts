import { expect, test } from 'vitest';
import { withPrices } from '#domain/price/price-tokens.ts';

const prices = { complete: 30, exterior: 14, interior: 14.5, restorer: 30, wash: 7 };

test.each([
  ['at {{rate complete}} per foot', 'at $30 per foot'],
  ['at {{rate interior}} per foot', 'at $14.50 per foot'],
  ['about {{price complete 40}} a visit', 'about $1,200 a visit'],
  ['3 × {{price exterior 30}} = {{price exterior 30 x 3}}', '3 × $420 = $1,260'],
])('%j reads %j', (text, read) => {
  expect(withPrices(text, prices)).toBe(read);
});

test.each([
  '{{rate gold}}',
  '{{rate constructor}}',
  '{{price complete}}',
  '{{ rate complete }}',
  '{{answer}}',
])('what only looks like a price stays: %s', (text) => {
  expect(withPrices(text, prices)).toBe(text);
});
