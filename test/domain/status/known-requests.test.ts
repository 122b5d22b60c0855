import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { newerRequest, otherBoats } from '#domain/status/known-requests.ts';
import { aLead } from '../../a-lead.ts';

const id = (last: string): string => `01JD3ZK8Q000000000000000${last}`.padEnd(26, '0');
const customer_id = id('C');
const lead = aLead({ customer_id, boat_id: id('D'), status: 'COMPLETED' });
const sailboat: Partial<Lead> = { boat_id: id('E'), boat_type: 'Sailboat', length_ft: 36, city: 'Malibu' };
const another = (changes: Partial<Lead> = {}): Lead =>
  aLead({ id: id('B'), public_slug: 'BBBBBBBBBBBBBBBBBBBBBB', customer_id, ...sailboat, ...changes });

test('each other boat that was asked for from the same mailbox is known, as its newest request has it', () => {
  const older = another({ id: id('F'), created_at: '2025-03-01T16:20:00.000Z', city: 'Long Beach' });
  const [boat, ...more] = otherBoats(lead, [another({ email: 'Ana@Example.com' }), older, lead]);
  expect(boat).toMatchObject({ boat_type: 'Sailboat', length_ft: 36, city: 'Malibu' });
  expect(more).toEqual([]);
  expect(otherBoats(lead, [another()], new Set([sailboat.boat_id]))).toEqual([]);
  expect(JSON.stringify(boat)).not.toMatch(/BBBB|Basin|ana@/i);
});

test.each<[string, Partial<Lead>]>([
  ['from another mailbox', { email: 'bob@example.com' }],
  ['with another phone', { phone: '(213) 555-0199', phone_e164: '+12135550199' }],
  ['of another customer', { customer_id: id('G') }],
  ['about the same boat', { boat_id: lead.boat_id }],
  ['about a boat of which nothing is told', { length_ft: undefined }],
])('a request %s names no other boat', (_, changes) => {
  expect(otherBoats(lead, [another(changes)])).toEqual([]);
});

test('a page leads to the newest open request that was booked through it, and to no other', () => {
  const booked = another({ again_of: lead.id });
  expect(newerRequest(lead, [another({ id: id('F') }), booked])?.slug).toBe(booked.public_slug);
  expect(newerRequest(lead, [another()])).toBeUndefined();
  expect(newerRequest(lead, [another({ again_of: lead.id, status: 'COMPLETED' })])).toBeUndefined();
  expect(newerRequest(lead, [another({ again_of: lead.id, email: 'bob@example.com' })])).toBeUndefined();
});
