import { expect, test } from 'vitest';
import { isStopped } from '#domain/care/care.ts';
import {
  careOffered,
  careOfferRefusal,
  careRefusal,
  careSaid,
  isDueForCare,
  needsReminder,
  newestCare,
  publicCare,
  withCare,
} from '#domain/care/care-changes.ts';
import { careDue } from '#domain/care/care-due.ts';
import type { Lead } from '#domain/lead.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { finishChange } from '#domain/record/finish.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const done_at = '2026-12-01T17:00:00.000Z';
const due = '2027-03-01T17:00:00.000Z';
const now = '2026-12-04T18:00:00.000Z';
const done = aLead({ status: 'COMPLETED', record: aRecord({ done_at }) });
const asked = { ...done, care: { remind: true, words: 'Remind me', place: 'status page', at: now } };

test.each([
  ['three months after the finish in salt water', {}, due],
  [
    'four in fresh',
    { address: 'Dock 4', city: 'Westlake Village', zip: '91361' },
    '2027-04-01T16:00:00.000Z',
  ],
  [
    'at the end of a shorter month',
    { record: aRecord({ done_at: '2026-11-30T17:00:00.000Z' }) },
    '2027-02-28T17:00:00.000Z',
  ],
  ['never after a wash', { requested_service: 'wash' as const }, undefined],
  ['never before the finish', { record: undefined }, undefined],
])('wax is due %s', (_, changes, expected) => {
  expect(careDue({ ...done, ...changes })).toBe(expected);
});

test('a reminder is asked for and taken back, with its wording, place and time', () => {
  const change = careSaid(done, [], true, now);
  expect(change).toMatchObject({
    fields: { care: { remind: true, words: 'Remind me when wax is due', place: 'status page', at: now } },
    entries: [{ is_public: false, news: { kind: 'care', remind: true } }],
    tasks: [{ kind: 'care', due_at: due }],
  });
  expect(careSaid(asked, [], true, now)).toBeUndefined();
  expect(careSaid(asked, [], false, now)).toMatchObject({ fields: { care: { remind: false } }, tasks: [] });
});

test('a customer sees when it is due, and whether they are reminded', () => {
  expect(publicCare(done, [], now)).toEqual({ remind: false, due });
  expect(publicCare(asked, [], now)).toEqual({ remind: true, due });
  expect(publicCare({ ...asked, care_mailed_at: now }, [], now)).toEqual({
    remind: true,
    due,
    mailed_at: now,
  });
  expect(publicCare({ ...done, email: undefined }, [], now)).toBeUndefined();
});

test('once it is due it shows why it can’t be asked for, and a reminder that is on can still be taken back', () => {
  expect(publicCare(done, [], due)?.refused).toContain('too late to remind you');
  expect(publicCare(done, [], now)).not.toHaveProperty('refused');
  expect(publicCare(asked, [], due)).not.toHaveProperty('refused');
});

test('of several jobs of one boat the newest coat is asked about, and an end on any page holds', () => {
  const at = '2027-01-10T17:00:00.000Z';
  const id = '01JD3ZK8Q0000000000000000B';
  const newer = { ...asked, id, record: aRecord({ done_at: at }) };
  expect(publicCare(asked, [newer], now)).toBeUndefined();
  expect(careRefusal(done, [newer], true, now)).toMatchObject({ reason: 'no-wax' });
  const ended = leadAfter(asked, careSaid(asked, [newer], false, at)?.fields ?? {});
  expect(publicCare(newer, [ended], now)).toMatchObject({ remind: false });
  expect(isDueForCare(newer, [ended], now)).toBe(false);
  const later = '2027-01-11T17:00:00.000Z';
  const again = leadAfter(newer, careSaid(newer, [ended], true, later)?.fields ?? {});
  expect(isDueForCare(again, [ended], now)).toBe(true);
  expect(careSaid(done, [newer], false, at)).toMatchObject({ fields: { care: { remind: false } } });
});

test('it can be asked for only before it is due, and taken back at any time', () => {
  expect(careRefusal(done, [], true, now)).toBeUndefined();
  expect(careRefusal(done, [], true, due)).toMatchObject({ reason: 'past-due' });
  expect(careRefusal(asked, [], true, due)).toBeUndefined();
  expect(careRefusal(done, [], false, due)).toBeUndefined();
  expect(careRefusal({ ...done, record: undefined }, [], true, now)).toMatchObject({ reason: 'no-wax' });
  expect(careRefusal({ ...done, email: undefined }, [], true, now)).toMatchObject({ reason: 'no-email' });
});

test('what ended from an email holds until it is asked for anew', () => {
  expect(isStopped(asked.care, undefined)).toBe(false);
  expect(isStopped(asked.care, '2026-12-05T18:00:00.000Z')).toBe(true);
  expect(isStopped({ ...asked.care, at: '2026-12-06T18:00:00.000Z' }, '2026-12-05T18:00:00.000Z')).toBe(
    false,
  );
});

test('no reminder goes out once the boat was waxed since, or is about to be', () => {
  expect(isDueForCare(asked, [], now)).toBe(true);
  expect(isDueForCare(done, [], now)).toBe(false);
  expect(
    isDueForCare(asked, [aLead({ record: aRecord({ done_at: '2027-01-10T17:00:00.000Z' }) })], now),
  ).toBe(false);
  expect(
    isDueForCare(asked, [aLead({ record: aRecord({ done_at: '2026-06-10T17:00:00.000Z' }) })], now),
  ).toBe(true);
  expect(isDueForCare(asked, [aLead({ visits: [aVisit({})] })], now)).toBe(false);
  expect(isDueForCare({ ...asked, visits: [aVisit({})] }, [], now)).toBe(false);
});

const since = '2027-02-20T18:00:00.000Z';
const price = { est_price_min: 700, est_price_max: 800, sent_at: since };
const plan = { id: '01JD3ZK8Q0000000000000000P', due: '2027-03-01', every_weeks: 12 };

test.each<[string, Partial<Lead>, 'asked' | 'offered' | 'booked' | undefined]>([
  ['a visit that waxes it', { status: 'SCHEDULED', visits: [aVisit({})] }, 'booked'],
  ['a plan’s visit that was booked', { status: 'SCHEDULED', plan, visits: [aVisit({})] }, 'booked'],
  ['a visit that only washes it', { visits: [aVisit({})], requested_service: 'wash' }, undefined],
  ['a request since', {}, 'asked'],
  ['one of before the last coat', { created_at: '2026-11-20T18:00:00.000Z' }, undefined],
  ['a price that waits', { status: 'OFFER_SENT', offer_sent: price }, 'offered'],
  ['a plan’s times that wait', { status: 'OFFER_SENT', offer_sent: price, plan }, 'offered'],
  [
    'a price that was declined',
    { status: 'OFFER_SENT', offer_sent: price, offer_answer: { answer: 'no', at: since } },
    undefined,
  ],
  [
    'a price that ran out',
    { status: 'OFFER_SENT', offer_sent: { ...price, valid_until: '2027-02-27T18:00:00.000Z' } },
    undefined,
  ],
  ['a canceled request', { status: 'CANCELED' }, undefined],
])(
  'the words know what is on its way to the next coat, and no reminder goes out then: %s',
  (_, changes, next) => {
    const other = aLead({ id: '01JD3ZK8Q0000000000000000B', created_at: since, ...changes });
    expect(publicCare(asked, [other], due)?.next).toBe(next);
    expect(isDueForCare(asked, [other], due)).toBe(next === undefined);
  },
);

test('a plan whose emails offer the next coat takes the place of the reminder', () => {
  expect(publicCare(asked, [], due, true)).toMatchObject({ remind: true, next: 'plan' });
  expect(publicCare(asked, [aLead({ created_at: since })], due, true)?.next).toBe('asked');
  expect(isDueForCare(asked, [], due, true)).toBe(false);
  expect(careOfferRefusal(asked, [], due, true)).toContain('plan’s emails');
});

test('the next finish of a boat goes on with what was said of it last', () => {
  const next = aLead({ id: '01JD3ZK8Q0000000000000000B', status: 'IN_PROGRESS' });
  const later = { ...asked.care, remind: false, at: '2026-12-09T18:00:00.000Z' };
  expect(newestCare([asked, { ...asked, care: later }])).toBe(later);
  const editor = { admin: 'owner', now: '2027-03-10T17:00:00.000Z' };
  const finished = finishChange(next, { lines: [] }, { number: '2027-0001', tax_percent: 9.5 }, editor);
  if (!finished) throw new Error('The job was not finished.');
  const change = withCare(finished, next, asked.care);
  expect(change.fields.care).toBe(asked.care);
  expect(change.tasks).toContainEqual({ kind: 'care', due_at: '2027-06-10T16:00:00.000Z' });
  expect(withCare(finished, next, later)).toBe(finished);
  expect(withCare(finished, { ...next, requested_service: 'wash' }, asked.care)).toBe(finished);
});

test('of the email when wax is due and the owner’s offer of times only the first goes out', () => {
  const change = careOffered(asked, { admin: 'owner', now });
  const [task = {}] = change.tasks ?? [];
  expect(change).toMatchObject({
    fields: { care_mailed_at: now },
    entries: [{ is_public: false, mailed: true }],
    tasks: [{ kind: 'care', due_at: now }],
  });
  const offered = { ...asked, care_mailed_at: now };
  expect(needsReminder(offered, [], task, now)).toBe(true);
  expect(needsReminder(offered, [], {}, now)).toBe(false);
  expect(needsReminder(asked, [], {}, now)).toBe(true);
  expect(needsReminder({ ...offered, visits: [aVisit({})] }, [], task, now)).toBe(false);
});

test.each([
  ['whoever is due this month', asked, '2027-03-01T09:00:00.000Z', undefined],
  ['whoever was due a little ago', asked, '2027-03-30T17:00:00.000Z', undefined],
  ['nobody who is due next month', asked, '2027-02-28T17:00:00.000Z', 'Their wax isn’t due this month.'],
  ['nobody who was due long ago', asked, '2027-04-01T17:00:00.000Z', 'Their wax isn’t due this month.'],
  ['nobody who never asked', done, due, 'They don’t want reminders anymore.'],
  ['nobody without an address', { ...asked, email: undefined }, due, 'There’s no email address.'],
  [
    'nobody who is booked',
    { ...asked, visits: [aVisit({})] },
    due,
    'Their next wax is on its way, or they were waxed since.',
  ],
])('times for wax are offered to %s', (_, lead, at, refusal) => {
  expect(careOfferRefusal(lead, [], at)).toBe(refusal);
});
