import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { mayBeMissed } from '#domain/visit/expected-start.ts';
import { aVisit } from '../../a-visit.ts';

test('a visit may be missed once we could have been there: from its start, or from the one that was told', () => {
  const { start } = aVisit();
  const about = addHours(start, 1.5);
  const late = { about, at: start };
  expect(mayBeMissed(aVisit(), addHours(start, -0.1))).toBe(false);
  expect(mayBeMissed(aVisit(), start)).toBe(true);
  expect(mayBeMissed(aVisit({ late }), start)).toBe(false);
  expect(mayBeMissed(aVisit({ late }), about)).toBe(true);
  expect(mayBeMissed(aVisit({ late: { at: start } }), start)).toBe(true);
  expect(mayBeMissed(aVisit({ late, status: 'underway', started_at: start }), start)).toBe(true);
});
