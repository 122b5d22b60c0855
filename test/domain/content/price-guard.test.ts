import { expect, test } from 'vitest';
import { PriceContent } from '#domain/content/price-content.ts';
import { isFarFrom, refusedPrices } from '#domain/content/price-guard.ts';

const published = { complete: 28, exterior: 14, interior: 14, restorer: 30, wash: 7 };

test('ten times the published price is refused, a cent less is not', () => {
  expect(refusedPrices({ ...published, complete: 280 }, published)).toEqual({
    complete: '$280 a foot is ten times $28 or more.',
  });
  expect(refusedPrices({ ...published, complete: 279.99 }, published)).toEqual({});
});

test('more than twice or less than half is asked about, twice and half are not', () => {
  expect([56, 14].map((price) => isFarFrom(price, 28))).toEqual([false, false]);
  expect([56.01, 13.99].map((price) => isFarFrom(price, 28))).toEqual([true, true]);
});

test.each([0, 0.99, 1000.01, 28.005, Number.NaN])('%d dollars a foot is no price', (complete) => {
  expect(PriceContent.safeParse({ ...published, complete }).success).toBe(false);
});

test.each([1, 28.29, 1000])('%d dollars a foot is one', (complete) => {
  expect(PriceContent.safeParse({ ...published, complete }).success).toBe(true);
});
