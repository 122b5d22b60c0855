import { expect, test } from 'vitest';
import { LeadIntake } from '#domain/lead-intake.ts';
import { newLead, newSlug } from '#functions/data/lead-records.ts';
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

test('addresses begin and end with a letter or digit, and none comes twice', () => {
  const slugs = Array.from({ length: 2000 }, newSlug);
  for (const slug of slugs) expect(slug).toMatch(/^[A-Za-z0-9][\w-]{22}[A-Za-z0-9]$/);
  expect(new Set(slugs).size).toBe(2000);
});
