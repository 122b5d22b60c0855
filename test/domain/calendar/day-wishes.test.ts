import { expect, test } from 'vitest';
import { CalendarLead } from '#domain/calendar/calendar-days.ts';
import { dayWishes as wishesOfRead } from '#domain/calendar/day-wishes.ts';
import type { Lead } from '#domain/lead.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-01T18:00:00.000Z';
/** As leads are read: with the fields that the calendar needs. */
const dayWishes = (leads: readonly Lead[], at: string) =>
  wishesOfRead(
    leads.map((lead) => CalendarLead.parse(lead)),
    at,
  );
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

test('a day on which their visit was missed is wished for no more', () => {
  const missed = aVisit({ start: '2026-12-08T18:00:00.000Z', status: 'missed' });
  expect(wished({ offer_answer, visits: [missed] })).toEqual(['2026-12-09']);
});

test('a wish comes with what a day is planned by', () => {
  const lead = aLead({ preferred_date: '2026-12-03', preferred_window: 'morning', appointment_hours: 2.5 });
  expect(dayWishes([lead], now)).toEqual([
    {
      lead_id: lead.id,
      name: 'Ana Ortiz',
      day: '2026-12-03',
      window: 'morning',
      hours: 2.5,
      area: 'marina-del-rey',
      service: 'complete',
    },
  ]);
});

test('a wish says when nobody can be emailed, and names neither an area nor a window that is unknown', () => {
  const { email: _, ...lead } = aLead({ preferred_date: '2026-12-03', city: 'Fresno', zip: '93650' });
  const [wish] = dayWishes([lead], now);
  expect(wish?.no_email).toBe(true);
  expect(wish).not.toHaveProperty('area');
  expect(wish).not.toHaveProperty('window');
});

test('wishes of several leads come soonest first', () => {
  const leads = ['2026-12-05', '2026-12-03', '2026-12-04'].map((preferred_date) => aLead({ preferred_date }));
  expect(dayWishes(leads, now).map(({ day }) => day)).toEqual(['2026-12-03', '2026-12-04', '2026-12-05']);
});

test.each<[string, Partial<Lead>]>([
  ['the street', { address: '13755 Fiji Way, Marina del Rey', city: 'Los Angeles', zip: '90001' }],
  ['the city', { address: 'Slip 1', city: 'Marina del Rey', zip: '90001' }],
  ['the ZIP code', { address: 'Slip 1', city: 'Los Angeles', zip: '90292' }],
])('the area of a wish is known by %s', (_, lead) => {
  const [wish] = dayWishes([aLead({ preferred_date: '2026-12-03', ...lead })], now);
  expect(wish?.area).toBe('marina-del-rey');
});
