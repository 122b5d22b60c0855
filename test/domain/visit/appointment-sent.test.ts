import { expect, test } from 'vitest';
import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const scheduled_at = '2026-12-01T17:00:00.000Z';
const visits = [aVisit({ start: scheduled_at })];

test('a new time or another length is not what the customer was emailed', () => {
  const lead = aLead({ scheduled_at, visits });
  expect(isAppointmentSent(lead)).toBe(true);
  expect(isAppointmentSent({ ...lead, scheduled_at: '2026-12-02T17:00:00.000Z' })).toBe(false);
  expect(isAppointmentSent({ ...lead, appointment_hours: 5 })).toBe(false);
});
