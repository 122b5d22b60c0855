import { expect, test } from 'vitest';
import { appointmentOf, inAppointmentOrder } from '#domain/lead/appointment-order.ts';

const now = '2026-11-20T18:00:00.000Z';
const leads = [
  { name: 'none' },
  { name: 'done in May', last_visit_at: '2026-05-02T16:00:00.000Z' },
  { name: 'in March', scheduled_at: '2027-03-02T16:00:00.000Z', last_visit_at: '2026-11-01T16:00:00.000Z' },
  { name: 'forgotten', scheduled_at: '2026-11-19T16:00:00.000Z', last_visit_at: '2026-01-01T16:00:00.000Z' },
  { name: 'tomorrow', scheduled_at: '2026-11-21T16:00:00.000Z' },
];
const namesIn = (direction: 'asc' | 'desc') =>
  inAppointmentOrder(leads, direction, now).map(({ name }) => name);

test('soonest first: what is to come, then leads without a visit, then what is over', () => {
  expect(namesIn('asc')).toEqual(['tomorrow', 'in March', 'none', 'forgotten', 'done in May']);
});

test('latest first: the furthest day first, leads without a visit last', () => {
  expect(namesIn('desc')).toEqual(['in March', 'tomorrow', 'forgotten', 'done in May', 'none']);
});

test('a lead shows its next visit, else the last one', () => {
  expect(leads.map((lead) => appointmentOf(lead, now))).toEqual([
    undefined,
    { at: '2026-05-02T16:00:00.000Z', isOver: true },
    { at: '2027-03-02T16:00:00.000Z', isOver: false },
    { at: '2026-11-19T16:00:00.000Z', isOver: true },
    { at: '2026-11-21T16:00:00.000Z', isOver: false },
  ]);
});
