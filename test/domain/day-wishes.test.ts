import { expect, test } from 'vitest';
import { dayWishes } from '#domain/day-wishes.ts';
import type { Lead } from '#domain/lead.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';

const now = '2026-12-01T18:00:00.000Z';
const wished = (changes: Partial<Lead>) => dayWishes([aLead(changes)], now).map(({ day }) => day);
const yes = { answer: 'yes', at: now, days: ['2026-12-09', '2026-12-08', '2026-12-09'] } as const;
const offer_answer = { ...yes, days: [...yes.days] };

test('a lead wishes for the day of its request, until the day has passed', () => {
  expect(wished({ preferred_date: '2026-12-01' })).toEqual(['2026-12-01']);
  expect(wished({ preferred_date: '2026-11-30' })).toEqual([]);
});

test('a yes that names days wishes for each of them once, in place of the day of the request', () => {
  expect(wished({ preferred_date: '2026-12-03', offer_answer })).toEqual(['2026-12-08', '2026-12-09']);
});

test('nobody who has a visit planned wishes for a day', () => {
  expect(wished({ offer_answer, visits: [aVisit({ start: '2026-12-08T18:00:00.000Z' })] })).toEqual([]);
});
