import { expect, test } from 'vitest';
import { dropQuestion } from '../../../../web/admin/waiting/billed-text.ts';

const line = { description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true };

test('whoever gives up a finish is told what is on it', () => {
  expect(dropQuestion({ lines: [line, line], discount: 2000, paid: { how: 'cash' }, note: 'Gate' })).toBe(
    'Delete yours ($180.00 before tax, paid in cash)? It’s only on this device: 2 lines, the payment, the note will be gone for good.',
  );
  expect(dropQuestion({ lines: [line] })).toBe(
    'Delete yours ($100.00 before tax)? It’s only on this device: 1 line will be gone for good.',
  );
});
