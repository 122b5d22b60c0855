import { expect, test } from 'vitest';
import { mostActsPerDay, oneMoreAct } from '#domain/act-limit.ts';
import { instantOf } from '#domain/los-angeles.ts';

const day = '2026-11-01';

test('a customer has so many acts on a day in Los Angeles, and no more until its midnight', () => {
  const late = instantOf(`${day}T23:59`);
  expect(oneMoreAct({}, late)).toEqual({ day, count: 1 });
  const last = oneMoreAct({ acts: { day, count: mostActsPerDay - 1 } }, late);
  expect(last).toEqual({ day, count: mostActsPerDay });
  expect(oneMoreAct({ acts: last }, late)).toBeUndefined();
  expect(oneMoreAct({ acts: last }, instantOf('2026-11-02T00:00'))).toEqual({ day: '2026-11-02', count: 1 });
});
