import { expect, test } from 'vitest';
import { isFinal } from '#web/admin/lead/edit.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const visit = aVisit();
const { start: scheduled_at } = visit;
const saved = (changes: Parameters<typeof isFinal>[1]['changes']) =>
  ({ state: 'saved', changes, before: {} }) as const;

test('an edit of the time can be undone until the customer knows the time', () => {
  const typed = aLead({ scheduled_at });
  expect(isFinal(typed, saved({ scheduled_at }))).toBe(false);
  const booked = { ...typed, visits: [{ ...visit, told: visit.sequence }] };
  expect(isFinal(booked, saved({ scheduled_at }))).toBe(true);
  expect(isFinal(booked, saved({ city: 'Long Beach' }))).toBe(false);
});
