import { expect, test } from 'vitest';
import { isTrapped, mayBeQuarantined } from '#domain/booking/quarantine-rules.ts';
import type { Lead } from '#domain/lead.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const at = '2026-11-21T18:00:00.000Z';

test('a request that nobody has worked on may go into quarantine', () => {
  expect(mayBeQuarantined(aLead())).toBe(true);
});

test('a booking is trapped by the field that people cannot see', () => {
  expect(isTrapped({ hp_field: 'https://example.com' })).toBe(true);
  expect(isTrapped({})).toBe(false);
});

test('a request without water or power may too, although it begins with the review of access', () => {
  expect(mayBeQuarantined(aLead({ status: 'NEEDS_ACCESS_REVIEW', has_power: false }))).toBe(true);
});

test.each<Partial<Lead>>([
  { status: 'NEEDS_ACCESS_REVIEW' },
  { status: 'CONTACTED' },
  { status: 'COMPLETED' },
  { est_price_min: 500 },
  { scheduled_at: at },
  { internal_notes: 'Calls back in June' },
  { quote_id: 'BBBBBBBBBBBBBBBBBBBBBB' },
  { offer_sent: { est_price_min: 500, est_price_max: 700, sent_at: at } },
  { visits: [aVisit()] },
  { mail_claim: { kind: 'offer', key: 'key-00001', claimed_at: at } },
])('a lead with %o may not: somebody has worked on it', (change) => {
  expect(mayBeQuarantined(aLead(change))).toBe(false);
});

test('a finished job is a customer’s: what they said of it on the site never expires in quarantine', () => {
  const review = { rating: 5, written_at: '2026-11-20T18:00:00.000Z' };
  expect(mayBeQuarantined(aLead({ review }))).toBe(false);
});
