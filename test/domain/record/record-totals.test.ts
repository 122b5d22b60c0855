import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordTotals } from '#domain/record/record-totals.ts';

/** Quantities in ten-thousandths, so that whole numbers alone decide what is right. */
const line = fc.record({
  parts: fc.integer({ min: 1, max: 1_000_000 }),
  unit_price: fc.integer({ min: 1, max: 50_000 }),
  taxable: fc.boolean(),
});
const job = fc.tuple(
  fc.array(line, { minLength: 1, maxLength: 8 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

test('lines, discount, tax and total are what whole numbers make of them', () => {
  fc.assert(
    fc.property(job, ([parts, share]) => {
      const lines = parts.map(({ parts: count, ...rest }) => ({ ...rest, quantity: count / 10_000 }));
      const amounts = parts.map(({ parts: count, unit_price }) =>
        halfUp(BigInt(count) * BigInt(unit_price), 10_000n),
      );
      const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n);
      const taxable = amounts.reduce((sum, amount, at) => sum + (parts[at]?.taxable ? amount : 0n), 0n);
      const discount = BigInt(Math.floor(Number(subtotal) * share));
      const tax =
        subtotal === 0n ? 0n : halfUp((taxable * subtotal - discount * taxable) * 95n, subtotal * 1000n);
      expect(recordTotals(lines, Number(discount))).toEqual({
        subtotal: Number(subtotal),
        discount: Number(discount),
        tax: Number(tax),
        total: Number(subtotal - discount + tax),
      });
    }),
  );
});

test('a discount lowers the tax in proportion, and all of it leaves nothing', () => {
  const lines = [
    { quantity: 1, unit_price: 30_000, taxable: true },
    { quantity: 1, unit_price: 10_000, taxable: false },
  ];
  expect(recordTotals(lines, 4000)).toEqual({ subtotal: 40_000, discount: 4000, tax: 2565, total: 38_565 });
  expect(recordTotals(lines, 40_000)).toMatchObject({ tax: 0, total: 0 });
});
