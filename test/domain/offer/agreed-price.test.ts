import { expect, test } from 'vitest';
import { agreedPrice, taxedCents, totalWith } from '#domain/offer/agreed-price.ts';

const range = { est_price_min: 760, est_price_max: 840 };
const approved = { amount: 12_000, answer: 'approve' } as const;
const left = { amount: 50_000, answer: 'leave' } as const;
const asked = { amount: 12_000 };

test('only approved work is in the price', () => {
  expect(agreedPrice(range, [left, asked])).toEqual({ tax: '$72 to $80', total: '$832 to $920' });
  expect(agreedPrice(range, [left, approved])).toEqual({ tax: '$83 to $92', total: '$963 to $1,052' });
});

test('what it would come to with one more is told before it is approved', () => {
  expect(totalWith(range, [left, asked], asked.amount)).toBe('$963 to $1,052');
  expect(taxedCents(asked)).toBe('$131.40');
  expect(taxedCents({ ...asked, tax_percent: 10.25 })).toBe('$132.30');
  expect(totalWith({ ...range, tax_percent: 10.25 }, [], asked.amount)).toBe('$970 to $1,059');
});

test('the lines of a quote are taxed as they are, and approved work with them', () => {
  const lines = [
    { quantity: 1, unit_price: 20_000, taxable: true },
    { quantity: 1, unit_price: 5050, taxable: false },
  ];
  const quoted = { est_price_min: 250, est_price_max: 251, lines };
  expect(agreedPrice(quoted, [])).toEqual({ tax: '$19.00', total: '$269.50' });
  expect(agreedPrice(quoted, [approved])).toEqual({ tax: '$30.40', total: '$400.90' });
});

test('a range holds what is billed at either end of it', () => {
  expect(agreedPrice({ est_price_min: 150, est_price_max: 152 }, [])).toEqual({
    tax: '$14 to $15',
    total: '$164 to $167',
  });
  const dearer = { est_price_min: 1000, est_price_max: 1100, tax_percent: 9.75 };
  expect(agreedPrice(dearer, []).total).toBe('$1,097 to $1,208');
  expect(agreedPrice({ est_price_min: 676, est_price_max: 740 }, []).total).toBe('$740 to $811');
});

test('a single price is told to the cent', () => {
  expect(agreedPrice({ est_price_min: 896, est_price_max: 896 }, [])).toEqual({
    tax: '$85.12',
    total: '$981.12',
  });
  expect(agreedPrice({ est_price_min: 500, est_price_max: 500 }, [approved]).total).toBe('$678.90');
});
