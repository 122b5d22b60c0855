import { expect, test } from 'vitest';
import { packageBilled } from '#domain/record/package-billed.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const [line] = aRecord().lines;
const job = (changes: Parameters<typeof aRecord>[0]) =>
  packageBilled(aLead({ requested_service: 'complete', record: aRecord(changes) }));

test('what the package was billed is its line on the receipt, without extra work and before a discount', () => {
  expect(job({})).toBe(1000);
  const extra = { description: 'Water spots', quantity: 1, unit_price: 25_000, taxable: true };
  const lines = line ? [{ ...line, description: 'Complete Detail, 24 ft' }, extra] : [];
  expect(job({ lines, subtotal: 125_000, discount: 12_500 })).toBe(1000);
});

test('a job whose lines do not name the package has no such sum', () => {
  expect(
    job({ lines: [{ description: 'As agreed', quantity: 1, unit_price: 100_000, taxable: true }] }),
  ).toBe(undefined);
  expect(packageBilled(aLead())).toBeUndefined();
});
