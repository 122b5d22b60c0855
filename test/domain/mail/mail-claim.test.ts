import { expect, test } from 'vitest';
import {
  changesCalendar,
  isStaleClaim,
  leftClaim,
  leftVisitClaim,
  settledLead,
  visitLeft,
  wasMailed,
} from '#domain/mail/mail-claim.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const claimed_at = '2026-03-05T16:00:00.000Z';
const aMinuteLater = '2026-03-05T16:01:00.000Z';
const leftSince = '2026-03-05T16:01:00.001Z';

test('an email is still under way for a minute, and left behind after it', () => {
  expect(isStaleClaim({ claimed_at }, aMinuteLater)).toBe(false);
  expect(isStaleClaim({ claimed_at }, leftSince)).toBe(true);
});

test.each([
  ['offer', undefined],
  ['appointment', 'appointment'],
  ['cancellation', 'cancellation'],
] as const)('a left %s is left behind, and about visits as: %s', (kind, aboutVisits) => {
  const mail_claim = { kind, key: 'left-key-1', claimed_at };
  expect(leftClaim({ mail_claim }, leftSince)).toBe(mail_claim);
  expect(leftClaim({ mail_claim }, aMinuteLater)).toBeUndefined();
  expect(leftVisitClaim({ mail_claim }, leftSince)?.kind).toBe(aboutVisits);
});

test('nothing is left behind where no email was under way', () => {
  expect(leftClaim({}, leftSince)).toBeUndefined();
  expect(leftVisitClaim({}, leftSince)).toBeUndefined();
});

const other = '2026-03-06T16:00:00.000Z';
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: claimed_at };
const sent = aVisit({ sent_at: claimed_at });
const ended = aVisit({ ended_at: claimed_at });

test.each<[string, boolean, ...Parameters<typeof wasMailed>]>([
  ['an entry that says so', true, {}, { created_at: other, mailed: true }],
  ['an entry of a lead without emails', false, {}, { created_at: other }],
  ['the instant of an offer', true, { offer_sent }, { created_at: claimed_at }],
  ['another instant than the offer’s', false, { offer_sent }, { created_at: other }],
  [
    'the instant at which one of the visits was mailed',
    true,
    { visits: [aVisit(), sent] },
    { created_at: claimed_at },
  ],
  [
    'the instant at which one of the visits ended',
    true,
    { visits: [aVisit(), ended] },
    { created_at: claimed_at },
  ],
  ['another instant than those of the visits', false, { visits: [aVisit()] }, { created_at: other }],
])('the customer was emailed of %s: %s', (_, isMailed, lead, entry) => {
  expect(wasMailed(lead, entry)).toBe(isMailed);
});

test('after a cancellation that may have been sent, each planned visit goes on above its sequence', () => {
  const visits = [aVisit({ sequence: 3 }), aVisit({ sequence: 1, status: 'done' })];
  expect(visitLeft({ visits }, { kind: 'cancellation' })).toEqual({
    visits: [{ ...visits[0], sequence_lost: 4 }, visits[1]],
  });
});

test('a cancellation that may have been sent of the only visit leaves it above its sequence too', () => {
  const visit = aVisit();
  expect(visitLeft({ visits: [visit] }, { kind: 'cancellation' })).toEqual({
    visits: [{ ...visit, sequence_lost: 1 }],
  });
});

test('an offer that may have been sent leaves visits alone, as does any email of a lead without them', () => {
  expect(visitLeft({ visits: [aVisit()] }, { kind: 'offer' })).toEqual({});
  expect(visitLeft({}, { kind: 'cancellation' })).toEqual({});
});

test('a lead is decided on as it is once a left email about its visits is settled, and never by one under way', () => {
  const visit = aVisit();
  const mail_claim = {
    kind: 'appointment',
    key: 'left-key-1',
    claimed_at: '2026-03-05T16:00:00.000Z',
    visit: { id: visit.id, uid: visit.uid, sequence: 1, start: '2026-03-13T16:00:00.000Z', hours: 3 },
  } as const;
  const lead = aLead({ visits: [visit], mail_claim });
  expect(settledLead(lead, '2026-03-05T16:01:01.000Z').visits).toEqual([{ ...visit, sequence_lost: 1 }]);
  expect(settledLead(lead, '2026-03-05T16:00:30.000Z')).toBe(lead);
});

test('another time, length or end of a visit changes its calendar entry; what is said of it does not', () => {
  const visit = aVisit();
  const changes = (changed: Partial<typeof visit>) =>
    changesCalendar({ visits: [visit] }, { visits: [{ ...visit, ...changed }] });
  expect(changes({ start: '2026-03-13T16:00:00.000Z' })).toBe(true);
  expect(changes({ hours: 4 })).toBe(true);
  expect(changes({ status: 'canceled' })).toBe(true);
  expect(changesCalendar({}, { visits: [visit] })).toBe(true);
  expect(changes({ on_my_way_at: visit.start })).toBe(false);
  expect(changesCalendar({ visits: [visit] }, {})).toBe(false);
});

test('a left email about one visit of several marks that visit alone', () => {
  const visits = [aVisit(), aVisit({ id: '01JD3ZK8Q0000000000000000W' })];
  const [first, second] = visits.map(({ id, uid, start, hours }) => ({ id, uid, start, hours, sequence: 2 }));
  const left = visitLeft({ visits }, { kind: 'appointment', ...(second && { visit: second }) });
  expect(left).toEqual({ visits: [visits[0], { ...visits[1], sequence_lost: 2 }] });
  expect(
    visitLeft({ visits: visits.slice(1) }, { kind: 'appointment', ...(first && { visit: first }) }),
  ).toEqual({
    visit_lost: { id: first?.id, uid: first?.uid, sequence: 2 },
  });
});

test('of several visits one that is new to its calendar is enough to change it', () => {
  const visits = [aVisit(), aVisit({ id: '01JD3ZK8Q0000000000000000W', hours: 4 })];
  expect(changesCalendar({ visits }, { visits })).toBe(false);
  expect(changesCalendar({ visits: visits.slice(0, 1) }, { visits })).toBe(true);
});
