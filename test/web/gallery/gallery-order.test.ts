import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { galleryOrder } from '#web/gallery/gallery-order.ts';

const items = fc.uniqueArray(fc.record({ id: fc.nat(), priority: fc.boolean() }), {
  selector: ({ id }) => id,
});
/** Numbers as Math.random gives them: from 0 up to, but not, 1. */
const randoms = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const drawnFrom = (stream: Iterator<number>) => () => stream.next().value ?? 0;

test('priority items come first and keep their order', () => {
  fc.assert(
    fc.property(items, randoms, (given, stream) => {
      const first = given.filter(({ priority }) => priority);
      expect(galleryOrder(given, drawnFrom(stream)).slice(0, first.length)).toEqual(first);
    }),
  );
});

test('no item is lost or doubled', () => {
  fc.assert(
    fc.property(items, randoms, (given, stream) => {
      const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids(galleryOrder(given, drawnFrom(stream)))).toEqual(ids(given));
    }),
  );
});

test('the rest can come in any order', () => {
  const rest = ['a', 'b', 'c'].map((id) => ({ id, priority: false }));
  const steps = [0, 0.2, 0.4, 0.6, 0.8];
  const orders = steps.flatMap((one) =>
    steps.map((two) => {
      const numbers = [one, two].values();
      return galleryOrder(rest, () => numbers.next().value ?? 0)
        .map(({ id }) => id)
        .join('');
    }),
  );
  expect(new Set(orders).size).toBe(6);
});
