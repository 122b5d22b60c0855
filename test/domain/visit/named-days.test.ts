import { expect, test } from 'vitest';
import { namedDays } from '#domain/visit/named-days.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-12T16:00:00.000Z';
const lead = aLead({ preferred_date: '2026-12-12' });

test('a yes with days counts over the day of the request, and none that is past', () => {
  expect(namedDays(lead, now)).toEqual(['2026-12-12']);
  const offer_answer = { answer: 'yes', at: now, days: ['2026-12-11', '2026-12-14'] } as const;
  expect(
    namedDays({ ...lead, offer_answer: { ...offer_answer, days: [...offer_answer.days] } }, now),
  ).toEqual(['2026-12-14']);
});

test.each(['done', 'missed'] as const)('a day with a visit that is %s is no longer a wish', (status) => {
  expect(namedDays({ ...lead, visits: [aVisit({ start: now, status })] }, now)).toEqual([]);
  expect(namedDays({ ...lead, visits: [aVisit({ start: now, status: 'canceled' })] }, now)).toHaveLength(1);
});
