import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { leadEdit } from '#domain/lead/lead-edit.ts';
import { factEntries } from '#domain/lead/lead-facts.ts';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'owner', now, prices, floors: firstFloors, names: namesOf(packages) };
const edited = (lead: Parameters<typeof leadEdit>[0], changes: LeadUpdate) => leadEdit(lead, changes, editor);

/** Somebody who called: nothing can be mailed. */
const called = { email: undefined, source: 'phone' } as const;

test('the timeline says what was changed from what, and by whom, to admins alone', () => {
  const changes: LeadUpdate = {
    length_ft: 28,
    boat_type: null,
    brand: 'Bayliner',
    city: 'Marina del Rey',
    requested_service: 'wash',
  };
  expect(factEntries(aLead(), changes, editor)).toMatchObject([
    {
      status: 'Details changed',
      note: 'Boat type: none, was Runabout\nLength: 28 ft, was 24 ft\nMake: Bayliner\nService: Boat Wash, was Complete Detail',
      is_public: false,
      meta: { updated_by: 'owner' },
    },
  ]);
});

test('facts that stay as they are tell nothing', () => {
  const { city, length_ft, requested_service, services } = aLead();
  expect(edited(aLead(), { city, length_ft, requested_service, services }).entries).toEqual([]);
});

test('a service brings its services, services their service, and neither leaves the other', () => {
  const restorer = { requested_service: 'restorer', services: ['deep-wash', 'polishing', 'protection'] };
  expect(edited(aLead(), { requested_service: 'restorer' }).fields).toMatchObject(restorer);
  expect(edited(aLead(), { services: ['protection', 'deep-wash', 'polishing'] }).fields).toMatchObject(
    restorer,
  );
  expect(edited(aLead(), { services: null }).fields).toMatchObject({
    requested_service: null,
    services: null,
  });
});

test('a number is kept in E.164 too, and loses it where it is no US number', () => {
  expect(edited(aLead(), { phone: '310 555 0171' }).fields).toMatchObject({ phone_e164: '+13105550171' });
  expect(edited(aLead(), { phone: '+44 20 7946 0000' }).fields).toMatchObject({ phone_e164: null });
  expect(edited(aLead(), { phone: null }).fields).toMatchObject({ phone: null, phone_e164: null });
});

test('another address voids the code that went to the old one, the same one does not', () => {
  const lead = aLead({ data_code: { code: '123456', sent_at: now, tries: 0 } });
  expect(edited(lead, { email: 'new@example.com' }).fields).toMatchObject({ data_code: null });
  expect(edited(lead, { email: null }).fields).toMatchObject({ data_code: null });
  expect(edited(lead, { email: 'ana@example.com' }).fields).not.toHaveProperty('data_code');
  expect(edited(lead, { email: 'new@example.com' }).fields).not.toHaveProperty('public_slug');
});

const visit = aVisit({ start: '2026-03-10T16:00:00.000Z', hours: 3 });

test('a visit that nobody was mailed of follows the length of its boat, with a new number', () => {
  const lead = aLead({ ...called, visits: [{ ...visit, told: undefined, sent_at: undefined }] });
  const { visits } = edited(lead, { length_ft: 41 });
  expect(visits).toMatchObject([{ hours: 5, sequence: visit.sequence + 1 }]);
});

test('a mailed visit keeps its hours, and so does one whose hours were set', () => {
  const mailed = { ...visit, told: visit.sequence, sent_at: now };
  const change = edited(aLead({ visits: [mailed] }), { length_ft: 41 });
  expect(change.visits).toBeUndefined();
  expect(change.fields).toMatchObject({ appointment_hours: 3 });
  const set = edited(aLead({ ...called, appointment_hours: 3, visits: [visit] }), { length_ft: 41 });
  expect(set.visits).toBeUndefined();
});

test('another place is told to the days of the visits, another name is not', () => {
  const lead = aLead({ visits: [visit] });
  expect(edited(lead, { address: 'Cabrillo Way', city: 'San Pedro', zip: '90731' }).visits).toEqual([visit]);
  expect(edited(lead, { full_name: 'Ana Ortiz Vega' }).visits).toBeUndefined();
});
