import { expect, test } from 'vitest';
import { placeOfBerth } from '#domain/customer/berth-place.ts';
import { knownFacts } from '#domain/customer/known-facts.ts';
import type { FoundCustomer, SeenBoat } from '#domain/customer/seen-customer.ts';
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
