import { expect, test } from 'vitest';
import { quantityText } from '#domain/offer/line-words.ts';

test('the package is billed by the foot, all else by the piece, and one of it needs no count', () => {
  const line = { description: 'Boat Wash', quantity: 28, unit_price: 700 };
  expect(quantityText(line, 'Boat Wash')).toBe('28 ft at $7.00');
  expect(quantityText({ ...line, description: 'Zincs', quantity: 3 }, 'Boat Wash')).toBe('3 at $7.00');
  expect(quantityText({ ...line, quantity: 1 }, 'Boat Wash')).toBe('');
});
