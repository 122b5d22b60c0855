import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { placeOfBerth } from '#domain/customer/berth-place.ts';
import { savedCustomer } from '#domain/customer/customer-save.ts';
import { correctionsIn, seenBoat } from '#domain/customer/customer-views.ts';
import { knownFacts } from '#domain/customer/known-facts.ts';
import type { FoundCustomer, SeenBoat } from '#domain/customer/seen-customer.ts';
import { leadCorrected } from '#domain/lead/lead-correction.ts';
import { leadEdit } from '#domain/lead/lead-edit.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { aCustomer, boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';

const boat: SeenBoat = {
  id: '01JD3ZK8Q0000000000000000B',
  type: 'Sailboat',
  length_ft: 31,
  berth: { address: '18650 Bollinger, Marina del Rey, CA 90292', dock: 'C', slip: '1204' },
  has_gate_code: false,
};
const customer: FoundCustomer = {
  id: '01JD3ZK8Q0000000000000000C',
  name: 'Ana Ortiz',
  leads: 2,
  jobs: 1,
  boats: [],
  emails: ['ana@new.example'],
  phones: [{ typed: '(310) 555-0142', e164: '+13105550142' }],
};
const called = aLead({
  email: undefined,
  address: undefined,
  city: 'Marina del Rey',
  zip: undefined,
  state: undefined,
  length_ft: undefined,
  boat_type: undefined,
});

test('a berth gives its slip to the address, once', () => {
  expect(placeOfBerth(boat.berth)).toEqual({
    address: '18650 Bollinger, dock C, slip 1204',
    city: 'Marina del Rey',
    state: 'CA',
    zip: '90292',
  });
  expect(
    placeOfBerth({ address: 'Basin C, slip 1204, Marina del Rey, CA 90292', slip: '1204' }).address,
  ).toBe('Basin C, slip 1204');
  expect(placeOfBerth({ marina: 'Cabrillo Way Marina', slip: '12' })).toEqual({
    address: 'slip 12',
    city: 'Cabrillo Way Marina',
  });
  expect(placeOfBerth({})).toEqual({});
});

test('an open lead is offered what is missing of it, and nothing that it has', () => {
  const facts = knownFacts(called, { customer, boat });
  expect(facts.map(({ fact, value }) => [fact, value])).toEqual([
    ['boat', '31 ft, Sailboat'],
    ['place', '18650 Bollinger, dock C, slip 1204, Marina del Rey, CA 90292'],
    ['email', 'ana@new.example'],
  ]);
  expect(knownFacts(aLead(), { customer, boat })).toEqual([]);
  expect(knownFacts({ ...called, status: 'COMPLETED' }, { customer, boat })).toEqual([]);
  expect(knownFacts(called, {})).toEqual([]);
});

test('a berth of which only the town is known is not offered', () => {
  const ofTown = { ...boat, berth: { address: 'Long Beach, CA 90802' } };
  const placesOf = (lead = called) =>
    knownFacts(lead, { customer, boat: ofTown }).filter(({ fact }) => fact === 'place');
  expect(placesOf()).toEqual([]);
  expect(placesOf({ ...called, city: 'Long Beach' })).toEqual([]);
});

const later = '2027-03-02T17:00:00.000Z';
const open = aLead({ boat_id: boatId, length_ft: 30, address: 'Basin C, slip C-1204' });
const ana = aCustomer();

test('what the owner corrects on the customer’s card is offered to an open lead that says something older', () => {
  const [known] = ana.boats.map(seenBoat);
  if (!known) throw new Error('There is a boat.');
  const save = { id: ana.id, version: 1, name: ana.name, emails: ana.emails, phones: ana.phones };
  const corrected = savedCustomer(
    ana,
    { ...save, phones: [{ typed: '(310) 555-0199' }], boats: [{ ...known, length_ft: 32 }] },
    () => '',
    later,
  );
  const [card] = corrected.boats.map(seenBoat);
  const links = { customer: { ...customer, phones: corrected.phones }, boat: card };
  const facts = knownFacts(open, links);
  expect(facts).toMatchObject([
    { fact: 'boat', value: '32 ft', from: 'boat', isNewer: true, changes: { length_ft: 32 } },
    { fact: 'phone', value: '(310) 555-0199', from: 'page', isNewer: true },
  ]);
  const since = '2027-03-02T17:00:01.000Z';
  expect(knownFacts({ ...open, boat_said_at: since, phone_said_at: since }, links)).toEqual([]);
  expect(knownFacts({ ...open, created_at: since }, links)).toEqual([]);
  expect(knownFacts({ ...open, length_ft: 32, phone_e164: '+13105550199' }, links)).toEqual([]);
  const again = { ...save, version: 2, phones: corrected.phones, boats: card ? [card] : [] };
  expect(savedCustomer(corrected, again, () => '', since).boats).toEqual(corrected.boats);
});

test('what is corrected in one request is offered to the others of the same boat and customer', () => {
  const pricer = { admin: 'owner', now: later, prices, floors: firstFloors, names: namesOf(packages) };
  const edited = leadAfter(open, leadEdit(open, { length_ft: 33 }, pricer).fields);
  const byCustomer = leadAfter(open, leadCorrected(open, { phone: '310 555 0177' }, later).fields);
  const corrections = correctionsIn([edited, byCustomer, open]);
  expect(corrections).toHaveLength(2);
  expect(knownFacts(open, { customer, corrections })).toMatchObject([
    { fact: 'boat', value: '33 ft', from: 'request', isNewer: true },
    { fact: 'phone', value: '310 555 0177', from: 'request', isNewer: true },
  ]);
  const ofAnother = { ...open, boat_id: '01JD3ZK8Q0000000000000000D' };
  expect(knownFacts(ofAnother, { customer, corrections }).map(({ fact }) => fact)).toEqual(['phone']);
});
