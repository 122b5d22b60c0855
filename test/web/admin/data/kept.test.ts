import { expect, test } from 'vitest';
import { stillKept } from '../../../../web/admin/data/kept.ts';
import { aToday } from '../../../a-today.ts';

const today = aToday();
const at = (instant: string) => stillKept(today, Date.parse(instant));

test('a kept day holds a visit for two days after it, and what waited for two days', () => {
  const { visits } = today;
  expect(at(today.now)).toEqual(today);
  const [first] = visits;
  const twoDays = new Date(Date.parse(first?.start ?? '') + 2 * 86_400_000);
  expect(at(twoDays.toISOString()).visits).not.toContain(first);
  expect(at(new Date(twoDays.getTime() - 1).toISOString()).visits).toContain(first);
  expect(at(new Date(Date.parse(today.now) + 2 * 86_400_000).toISOString()).waiting).toEqual([]);
});
