import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordTotals } from '#domain/record/record-totals.ts';

/** Enough digits that nothing is rounded before it is to be. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
  unit_price: fc.integer({ min: 1, max: 50_000 }),
  taxable: fc.boolean(),
});
const job = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  percent: fc.integer({ min: 0, max: 20_000 }).map((parts) => parts / 1000),
});

test('lines, discount, tax and total are what a decimal library makes of them', () => {
  fc.assert(
    fc.property(job, ({ lines, share, percent }) => {
      const sum = (some: typeof lines) =>
        some.reduce(
          (cents, { quantity, unit_price }) => cents.plus(new Exact(quantity).times(unit_price).round()),
          new Exact(0),
        );
      const subtotal = sum(lines);
      const taxable = sum(lines.filter((each) => each.taxable));
      const discount = subtotal.times(share).floor();
      const taxed = subtotal.isZero()
        ? new Exact(0)
        : taxable.times(subtotal.minus(discount)).times(percent).div(subtotal.times(100));
      const tax = taxed.round();
      expect(recordTotals(lines, percent, discount.toNumber())).toEqual({
        subtotal: subtotal.toNumber(),
        discount: discount.toNumber(),
        tax: tax.toNumber(),
        total: subtotal.minus(discount).plus(tax).toNumber(),
      });
    }),
    { numRuns: 1000 },
  );
});

test('a discount lowers the tax in proportion, and all of it leaves nothing', () => {
  const lines = [
    { quantity: 1, unit_price: 30_000, taxable: true },
    { quantity: 1, unit_price: 10_000, taxable: false },
  ];
  expect(recordTotals(lines, 9.5, 4000)).toEqual({
    subtotal: 40_000,
    discount: 4000,
    tax: 2565,
    total: 38_565,
  });
  expect(recordTotals(lines, 9.5)).toEqual({ subtotal: 40_000, discount: 0, tax: 2850, total: 42_850 });
  expect(recordTotals(lines, 9.5, 40_000)).toMatchObject({ tax: 0, total: 0 });
});
