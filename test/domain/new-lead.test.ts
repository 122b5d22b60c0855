import { expect, test } from 'vitest';
import { LeadIntake } from '#domain/lead-intake.ts';
import { newLead, openingEntry } from '#domain/new-lead.ts';
import { tasksOfNewLead } from '#domain/tasks.ts';
import { aLead } from '../a-lead.ts';
import { aBooking } from '../booking.ts';

const now = '2026-11-20T18:00:00.000Z';
const ids = { id: '01JD3ZK8Q0000000000000000A', public_slug: 'AAAAAAAAAAAAAAAAAAAAAA' };

test('whatever a booking may say is looked at when it becomes a lead', () => {
  const looked = new Set<string | symbol>();
  const intake = new Proxy(LeadIntake.parse(aBooking()), {
    get: (target, name) => {
      looked.add(name);
      return Reflect.get(target, name);
    },
  });
  newLead(intake, ids, now);
  // Must be true for a booking to be valid, so the lead keeps only when.
  looked.add('acceptedTerms');
  expect(Object.keys(LeadIntake.def.out.shape).filter((name) => !looked.has(name))).toEqual([]);
});

test('a filled spam trap puts the lead into quarantine for 30 days', () => {
  const spam = newLead(LeadIntake.parse({ ...aBooking(), hp_field: 'https://spam.example' }), ids, now);
  expect(spam).toMatchObject({ quarantined: true, expires_at: Date.parse('2026-12-20T18:00:00Z') / 1000 });
  expect(newLead(LeadIntake.parse(aBooking()), ids, now)).toMatchObject({ quarantined: false });
});

test('a timeline begins with what the customer did', () => {
  expect(openingEntry(aLead())).toMatchObject({
    status: 'REQUEST_SENT',
    is_public: true,
    created_at: aLead().created_at,
    meta: { updated_by: 'customer' },
  });
});

test('a new lead owes its two emails, and its photos while one still lies with the incoming', () => {
  const kinds = (...photo_urls: string[]) =>
    tasksOfNewLead({ photo_urls, source: 'website' }, now).map(({ kind }) => kind);
  expect(kinds()).toEqual(['request-received', 'new-lead']);
  expect(kinds('incoming/temp-0001/a.jpg')).toEqual(['request-received', 'new-lead', 'photos']);
  expect(kinds('leads/01JD3ZK8Q0000000000000000A/a.jpg')).toEqual(['request-received', 'new-lead']);
});
