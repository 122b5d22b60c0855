import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { maxActsPerDay, oneMoreAct } from '#domain/status/act-limit.ts';

const day = '2026-11-01';

test('a customer has so many acts on a day in Los Angeles, and no more until its midnight', () => {
  const late = instantOf(`${day}T23:59`);
  expect(oneMoreAct({}, late)).toEqual({ day, count: 1 });
  const last = oneMoreAct({ acts: { day, count: maxActsPerDay - 1 } }, late);
  expect(last).toEqual({ day, count: maxActsPerDay });
  expect(oneMoreAct({ acts: last }, late)).toBeUndefined();
  expect(oneMoreAct({ acts: last }, instantOf('2026-11-02T00:00'))).toEqual({ day: '2026-11-02', count: 1 });
});

test('a day has sixty acts', () => {
  const now = instantOf(`${day}T12:00`);
  expect(oneMoreAct({ acts: { day, count: 59 } }, now)).toEqual({ day, count: 60 });
  expect(oneMoreAct({ acts: { day, count: 60 } }, now)).toBeUndefined();
});
