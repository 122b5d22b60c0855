import { expect, test } from 'vitest';
import { LeadId, Slug } from '#domain/ids.ts';
import { LeadUpdate } from '#domain/lead/lead-update.ts';
import { firstName } from '#domain/message/greeting-name.ts';

test.each([
  ['Ana Ortiz', 'Ana'],
  ['  Ana  ', 'Ana'],
  ['Ana\tMaria', 'Ana'],
  ['', ''],
])('the first name of %j is %j', (full, first) => {
  expect(firstName(full)).toBe(first);
});

test.each(['', 'short', 'x'.repeat(65), 'A/AAAAAAAAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAAAA\n'])(
  '%j is no slug',
  (text) => {
    expect(Slug.safeParse(text).success).toBe(false);
  },
);

test('a lead id has no letters that look like others', () => {
  expect(LeadId.safeParse('01JD3ZK8Q0000000000000000A').success).toBe(true);
  expect(LeadId.safeParse('01JD3ZK8Q0000000000000000U').success).toBe(false);
});

test('an update takes single fields, null to empty one, and nothing that admins may not change', () => {
  expect(LeadUpdate.parse({ est_price_min: null })).toEqual({ est_price_min: null });
  expect(LeadUpdate.safeParse({ est_price_min: 700.5 }).success).toBe(false);
  expect(LeadUpdate.safeParse({ est_price_min: -1 }).success).toBe(false);
  expect(LeadUpdate.safeParse({ appointment_hours: 1.000_000_000_000_000_2 }).success).toBe(false);
  expect(LeadUpdate.safeParse({ public_slug: 'AAAAAAAAAAAAAAAAAAAAAB' }).success).toBe(false);
  expect(LeadUpdate.safeParse({ full_name: null }).success).toBe(false);
  expect(LeadUpdate.safeParse({ email: 'no address' }).success).toBe(false);
});
