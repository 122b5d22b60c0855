import { expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { isSameCustomer, mayBeCustomer } from '#domain/customer/customer-matching.ts';
import { customerOfLead, linkLead, searchTextOf, unlinkLead } from '#domain/customer/customer-of-lead.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-11-22T18:00:00.000Z';
const ids = { customer: '01ARZ3NDEKTSV4RRFFQ69G5FC1', boat: '01ARZ3NDEKTSV4RRFFQ69G5FB1' };

/** Ana with the runabout of her first lead. */
const ana: Customer = customerOfLead(aLead(), [], ids, now).customer;

test('a first lead makes a customer of its name, email, phone and boat', () => {
  expect(ana).toMatchObject({
    name: 'Ana Ortiz',
    emails: ['ana@example.com'],
    phones: [{ typed: '(310) 555-0142', e164: '+13105550142' }],
    version: 1,
    boats: [
      {
        id: ids.boat,
        type: 'Runabout',
        length_ft: 24,
        berth: { area: 'marina-del-rey', address: 'Basin C, slip 1204, Marina del Rey, CA 90292' },
      },
    ],
  });
});

test.each([
  ['the same email and phone, another name', { full_name: 'A. O.' }, true, true],
  [
    'the same email and last name, another phone',
    { phone_e164: '+13105559999', full_name: 'Ms ORTIZ' },
    true,
    true,
  ],
  [
    'the same mailbox in capitals, another name',
    { email: 'Ana@example.com', full_name: 'A. O.' },
    true,
    true,
  ],
  ['the same email alone', { phone_e164: '+13105559999', full_name: 'Ben Whitlock' }, false, true],
  ['the same phone alone', { email: 'other@example.com' }, false, true],
  ['the same name alone', { email: 'other@example.com', phone_e164: '+13105559999' }, false, false],
])('%s', (_, changes, isCertain, isPossible) => {
  const person = aLead(changes);
  expect(isSameCustomer(ana, person)).toBe(isCertain);
  expect(mayBeCustomer(ana, person)).toBe(isPossible);
});

const secondId = '01JD3ZK8Q0000000000000000B';
const freshIds = { customer: '01ARZ3NDEKTSV4RRFFQ69G5FC2', boat: '01ARZ3NDEKTSV4RRFFQ69G5FB2' };

test('a repeat lead goes to its customer and the same boat, and brings no email or phone along', () => {
  const repeat = aLead({
    id: secondId,
    phone: '(424) 555-0100',
    phone_e164: '+14245550100',
    brand: 'Sea Ray',
  });
  const { customer, boat_id, before } = customerOfLead(repeat, [ana], freshIds, now);
  expect(before).toBe(ana);
  expect(boat_id).toBe(ids.boat);
  expect(customer).toMatchObject({ id: ana.id, version: 2, emails: ana.emails, phones: ana.phones });
  expect(customer.lead_ids).toEqual([aLead().id, secondId]);
});

test('another boat of a known customer is added', () => {
  const other = aLead({ id: secondId, boat_type: 'Sailboat', length_ft: 36 });
  const { customer, boat_id } = customerOfLead(other, [ana], freshIds, now);
  expect(boat_id).toBe(freshIds.boat);
  expect(customer.boats.map(({ type }) => type)).toEqual(['Runabout', 'Sailboat']);
});

test('of two certain customers the older one is taken, and a possible one is left to the owner', () => {
  const twin = { ...ana, id: '01ARZ3NDEKTSV4RRFFQ69G5FD1' };
  expect(customerOfLead(aLead({ id: secondId }), [twin, ana], freshIds, now).customer.id).toBe(ana.id);
  const spouse = aLead({ id: secondId, full_name: 'Luis Vega', phone_e164: '+14245550100' });
  expect(customerOfLead(spouse, [ana], freshIds, now).customer.id).toBe(freshIds.customer);
});

test('a customer whose row strangers have filled up with boats or leads takes no more by itself', () => {
  const lead = aLead({ id: secondId });
  const [boat] = ana.boats;
  const manyBoats = { ...ana, boats: Array(100).fill(boat) };
  const manyLeads = { ...ana, lead_ids: Array(2000).fill(aLead().id) };
  for (const full of [manyBoats, manyLeads]) {
    expect(customerOfLead(lead, [full], freshIds, now).customer).toMatchObject({
      id: freshIds.customer,
      lead_ids: [secondId],
    });
  }
});

test('a link is undone without losing what the owner knows of the boat', () => {
  const other = aLead({ id: secondId, boat_type: 'Sailboat', length_ft: 36 });
  const { customer } = linkLead(ana, other, freshIds, now);
  const undone = unlinkLead(customer, secondId, now);
  expect(undone.lead_ids).toEqual(ana.lead_ids);
  expect(undone.boats).toHaveLength(2);
  expect(undone.version).toBe(3);
});

test('a customer is found by phone, slip, boat name and make', () => {
  const [boat] = ana.boats;
  if (!boat) throw new Error('Ana has no boat.');
  const known: Customer = {
    ...ana,
    boats: [{ ...boat, name: 'Second Wind', make: 'Sea Ray', berth: { ...boat.berth, slip: 'C-1204' } }],
  };
  for (const words of ['+13105550142', '(310) 555-0142', 'Second Wind', 'Sea Ray', 'C-1204']) {
    expect(searchTextOf(known)).toContain(words);
  }
});
