import { expect, test } from 'vitest';
import { LeadIntake } from '#domain/lead-intake.ts';
import { newLead } from '#functions/data/lead-records.ts';
import { aBooking } from '../../booking.ts';

test('whatever a booking may say is looked at when it becomes a lead', () => {
  const looked = new Set<string | symbol>();
  const intake = new Proxy(LeadIntake.parse(aBooking()), {
    get: (target, name) => {
      looked.add(name);
      return Reflect.get(target, name);
    },
  });
  newLead(intake, '2026-11-20T18:00:00.000Z');
  // Must be true for a booking to be valid, so the lead keeps only when.
  looked.add('acceptedTerms');
  expect(Object.keys(LeadIntake.def.out.shape).filter((name) => !looked.has(name))).toEqual([]);
});
