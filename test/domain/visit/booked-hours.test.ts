import { expect, test } from 'vitest';
import { bookedHours } from '#domain/visit/booked-hours.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const done = aVisit({ status: 'done', hours: 4 });
const back = { booked_at: '2026-12-03T17:00:00.000Z', start: '2026-12-04T17:00:00.000Z' };
const comeBack = aVisit({ id: '01JD3ZK8Q0000000000000000W', status: 'done', hours: 1, ...back });

test('a job takes what its own visits took, whatever return visit followed', () => {
  const lead = aLead({ completed_at: '2026-12-01T17:00:00.000Z', appointment_hours: 1 });
  expect(bookedHours({ ...lead, visits: [done, comeBack] })).toBe(4);
  expect(bookedHours({ ...lead, visits: [done, { ...done, id: comeBack.id, hours: 2 }] })).toBe(6);
});

test('without a visit it takes what the lead says', () => {
  expect(bookedHours(aLead({ record: aRecord() }))).toBe(3);
  expect(bookedHours(aLead({ visits: [aVisit({ status: 'missed' })], appointment_hours: 5 }))).toBe(5);
});
