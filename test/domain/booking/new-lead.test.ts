import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { bookedAgain } from '#domain/booking/book-again.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { newLead, openingEntry } from '#domain/booking/new-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { ballparkText, estimateOf, serviceText, wishedDate } from '#domain/lead-words.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { namesOf } from '#domain/price/prices.ts';
import { SeenPrice } from '#domain/price/seen-price.ts';
import { tasksOfNewLead } from '#domain/tasks.ts';
import { aLead } from '../../a-lead.ts';
import { aBooking } from '../../booking.ts';

const now = '2026-11-20T18:00:00.000Z';
const ids = { id: '01JD3ZK8Q0000000000000000A', public_slug: 'AAAAAAAAAAAAAAAAAAAAAA' };

const wholeBooking = (changes: Readonly<Record<string, unknown>> = {}) => {
  const { booking } = bookedAgain(LeadIntake.parse(aBooking(changes)), undefined);
  if (!booking) throw new Error('Something is missing from the booking.');
  return booking;
};

const terms_version = '2024-01-01';

test('whatever a booking may say is looked at when it becomes a lead', () => {
  const looked = new Set<string | symbol>();
  const intake = new Proxy(wholeBooking(), {
    get: (target, name) => {
      looked.add(name);
      return Reflect.get(target, name);
    },
  });
  newLead(intake, ids, { prices, floors: firstFloors, names: namesOf(packages), terms_version, now });
  // Must be true for a booking to be valid, so the lead keeps only when.
  looked.add('acceptedTerms');
  // Settled before, beside what is published.
  for (const name of [...Object.keys(SeenPrice.shape), 'termsVersion', 'priceAgain']) looked.add(name);
  expect(Object.keys(LeadIntake.def.out.shape).filter((name) => !looked.has(name))).toEqual([]);
});

test('a filled spam trap puts the lead into quarantine for 30 days', () => {
  const spam = newLead(wholeBooking({ hp_field: 'https://spam.example' }), ids, {
    prices,
    floors: firstFloors,
    names: namesOf(packages),
    terms_version,
    now,
  });
  expect(spam).toMatchObject({ quarantined: true, expires_at: Date.parse('2026-12-20T18:00:00Z') / 1000 });
  expect(
    newLead(wholeBooking(), ids, {
      prices,
      floors: firstFloors,
      names: namesOf(packages),
      terms_version,
      now,
    }),
  ).toMatchObject({
    quarantined: false,
  });
});

test('without water or power a lead begins with the review of access, and so does its timeline', () => {
  const lead = newLead(wholeBooking({ hasWater: true, hasPower: false, accessReview: true }), ids, {
    prices,
    floors: firstFloors,
    names: namesOf(packages),
    terms_version,
    now,
  });
  expect(lead).toMatchObject({ status: 'NEEDS_ACCESS_REVIEW', has_water: true, has_power: false });
  expect(openingEntry(lead)).toMatchObject({ status: 'NEEDS_ACCESS_REVIEW', is_public: true });
});

test('a request that repeats an earlier one says so, and owes the same emails as any from the site', () => {
  const lead = newLead(wholeBooking({ again: ids.public_slug }), ids, {
    prices,
    floors: firstFloors,
    names: namesOf(packages),
    terms_version,
    now,
  });
  expect(lead).toMatchObject({ source: 'repeat', terms_accepted_at: now });
  expect(tasksOfNewLead(lead, now).map(({ kind }) => kind)).toEqual(['request-received', 'new-lead']);
  // Nobody has accepted the terms of a lead by hand, and nobody is emailed about it.
  expect(tasksOfNewLead({ photo_urls: [], source: 'repeat' }, now)).toEqual([]);
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

test('a lead keeps the rate at which it came in, whether that was a minimum, and its service’s name', () => {
  const at = (dollars: number, floors: readonly PackageId[]) =>
    newLead(wholeBooking({ boatLengthFt: 20 }), ids, {
      prices: { ...prices, complete: dollars },
      floors,
      names: namesOf(packages),
      terms_version,
      now,
    });
  const ballpark = (lead: Lead) => ballparkText(lead, estimateOf(lead));
  expect(ballpark(at(31.5, ['complete']))).toBe('from $630');
  expect(ballpark(at(28, ['restorer']))).toBe('~$560');
  expect(serviceText({ ...at(28, []), service_name: 'Full Works' })).toBe('Full Works');
  expect(at(28, []).service_name).toBe('Complete Detail');
  const before = {
    ...at(28, []),
    service_name: undefined,
    requested_service: 'restorer',
    rate_per_foot: undefined,
    rate_is_floor: undefined,
  };
  expect(ballpark(before as Lead)).toBe('from $600');
  expect(serviceText(before as Lead)).toBe('Restorer');
});

test('a time chosen in an email is kept and said, while its day is the preferred one', () => {
  const published = { prices, floors: firstFloors, names: namesOf(packages), terms_version, now };
  const preferredStart = '2026-12-04T16:00:00.000Z';
  const lead = newLead(wholeBooking({ preferredDate: '2026-12-04', preferredStart }), ids, published);
  expect(lead.preferred_start).toBe(preferredStart);
  expect(wishedDate(lead)).toBe('Fri, Dec 4, 8:00 AM');
  const moved = newLead(wholeBooking({ preferredDate: '2026-12-05', preferredStart }), ids, published);
  expect(moved.preferred_start).toBeUndefined();
});
