import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { nextActOf, nextEmail } from '#domain/today/next-act.ts';
import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const offer_sent = { est_price_min: 500, est_price_max: 600, sent_at: '2026-03-02T16:00:00.000Z' };
const now = '2026-03-03T16:00:00.000Z';
const scheduled_at = '2026-12-01T17:00:00.000Z';
const visits = [aVisit({ start: scheduled_at })];

test.each([
  ['a new lead', {}, 'offer'],
  ['one whose access is checked', { status: 'NEEDS_ACCESS_REVIEW' }, 'offer'],
  ['one that was contacted', { status: 'CONTACTED' }, 'offer'],
  ['one with an offer', { status: 'OFFER_SENT', offer_sent }, 'schedule'],
  ['one that is called offered, and never was', { status: 'OFFER_SENT' }, 'offer'],
  ['one scheduled by hand', { status: 'SCHEDULED', scheduled_at }, 'schedule'],
  ['one whose customer knows the time', { status: 'SCHEDULED', scheduled_at, visits }, undefined],
  ['one at work', { status: 'IN_PROGRESS' }, undefined],
  ['a finished one', { status: 'COMPLETED', offer_sent }, undefined],
  ['a canceled one', { status: 'CANCELED' }, undefined],
] as const)('%s waits for the right email', (_, changes, email) => {
  expect(nextEmail(aLead(changes))).toBe(email);
});

test('a customer without an email is emailed nothing: what is booked is all', () => {
  const byPhone = aLead({ email: undefined, status: 'SCHEDULED', scheduled_at });
  const booked = { ...byPhone, visits: visits.map((visit) => ({ ...visit, told: undefined })) };
  expect(isAppointmentSent(booked)).toBe(true);
  expect(nextEmail(booked)).toBeUndefined();
  expect(nextActOf(booked, now)).toBe('Next: be at the boat on time.');
  expect(nextActOf(byPhone, now)).toBe('Next: confirm this time and text it to them.');
});

test('a lead that is scheduled by hand asks for what is missing', () => {
  expect(nextActOf(aLead({ status: 'SCHEDULED' }), now)).toBe('Next: set the date and time.');
  expect(nextActOf(aLead({ status: 'SCHEDULED', scheduled_at }), now)).toContain('email the appointment');
});

test('of water and power what is missing is to be checked', () => {
  const next = (site: object) => nextActOf(aLead({ status: 'NEEDS_ACCESS_REVIEW', ...site }), now);
  expect(next({ has_power: false })).toBe('Next: check power at the boat, then send a price.');
  for (const site of [{}, { has_water: false, has_power: false }])
    expect(next(site)).toBe('Next: check water and power at the boat, then send a price.');
});

test.each([
  ['its time has come', '2026-12-01T17:00:00.000Z', 'Next: start the job, or tell them that you’re late.'],
  ['it has passed', '2026-12-01T21:00:00.000Z', 'Next: say how it went.'],
])('nobody is to be at the boat on time once %s', (_, later, words) => {
  expect(nextActOf(aLead({ status: 'SCHEDULED', scheduled_at, visits }), later)).toBe(words);
});

test('who was told that we come later, or are on the way, is not to be told that we’re late', () => {
  const words = (said: Partial<Visit>, at = '2026-12-01T17:10:00.000Z') =>
    nextActOf(
      aLead({ status: 'SCHEDULED', scheduled_at, visits: [aVisit({ start: scheduled_at, ...said })] }),
      at,
    );
  const late = { about: '2026-12-01T17:30:00.000Z', at: scheduled_at };
  expect(words({ late })).toBe('Next: start the job.');
  expect(words({ late: { at: scheduled_at } })).toBe('Next: start the job.');
  expect(words({ late }, '2026-12-01T17:40:00.000Z')).toContain('or tell them that you’re late');
  expect(words({ late, on_my_way_at: late.about }, '2026-12-01T17:40:00.000Z')).toBe('Next: start the job.');
});

test('a wish for another time is to be confirmed until that time has passed', () => {
  const move_wish = { start: '2026-03-05T17:00:00.000Z', at: now };
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit({ start: scheduled_at, move_wish })] });
  expect(nextActOf(lead, now)).toBe('Next: confirm the time that they’d like, or offer another.');
  expect(nextActOf(lead, move_wish.start)).toBe(
    'Next: find another time. The one that they’d like has passed.',
  );
});

test('of a visit that was called off an answer is waited for while a time that was offered is to come', () => {
  const move_offer = {
    times: ['2026-12-03T17:00:00.000Z'],
    why: 'I’m sick.',
    at: now,
    is_off: true as const,
  };
  const lead = aLead({
    status: 'SCHEDULED',
    scheduled_at,
    visits: [aVisit({ start: scheduled_at, move_offer })],
  });
  expect(nextActOf(lead, '2026-12-02T17:00:00.000Z')).toContain('Next: wait for their answer.');
  expect(nextActOf(lead, '2026-12-04T17:00:00.000Z')).toContain('Next: find another time. You couldn’t come');
});

test('once its start has passed, a visit with a move that nobody answered wants another time, not a start', () => {
  const move_offer = { times: ['2026-12-03T17:00:00.000Z'], why: 'Rain.', at: now };
  const lead = aLead({
    status: 'SCHEDULED',
    scheduled_at,
    visits: [aVisit({ start: scheduled_at, move_offer })],
  });
  expect(nextActOf(lead, addHours(scheduled_at, 0.5))).toContain(
    'Next: find another time. They haven’t answered the times you offered for ',
  );
});

test('after a missed visit it is another time that is wanted, not a price', () => {
  const missed = aLead({ status: 'CONTACTED', offer_sent, visits: [aVisit({ status: 'missed' })] });
  expect(nextEmail(missed)).toBe('schedule');
  expect(nextActOf(missed, now)).toBe('Next: find another time. The last visit was missed.');
});

test('an offer that has ended is not waited for', () => {
  const ended = { ...offer_sent, valid_until: '2026-03-16T16:00:00.000Z' };
  const lead = aLead({ status: 'OFFER_SENT', offer_sent: ended });
  expect(nextActOf(lead, '2026-03-16T16:00:00.000Z')).toContain('wait for their answer');
  expect(nextActOf(lead, '2026-03-17T16:00:00.000Z')).toContain('send a fresh price');
});

const approved = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 1,
  line: 'Canvas',
  amount: 5000,
  sent_at: now,
  answer: 'approve',
  answered_at: now,
} as const;

test.each([
  ['without a receipt', {}, 'Done. It has no receipt.'],
  ['that nobody has paid', { record: aRecord() }, 'Done. Not paid yet.'],
  [
    'that lacks approved work',
    { record: aRecord({ extras: [] }), extras: [approved] },
    'Next: correct the receipt. Work that they approved isn’t on it.',
  ],
  ['that is paid', { record: aRecord({ paid_on: '2026-03-02' }) }, 'Done. Nothing left to do.'],
  [
    'whose review nobody has read',
    { review: { words: 'Shiny.', written_at: now } },
    'Next: read their review.',
  ],
  [
    'whose review was read',
    {
      record: aRecord({ paid_on: '2026-03-02' }),
      review: { words: 'Shiny.', written_at: now, seen_at: now },
    },
    'Done. Nothing left to do.',
  ],
])('of a job %s the lead says so', (_, changes, words) => {
  expect(nextActOf(aLead({ status: 'COMPLETED', ...changes }), now)).toBe(words);
});

test('a done job whose customer asked for a plan leads on to it, once it is paid', () => {
  const next = (record: Lead['record']) => nextActOf(aLead({ status: 'COMPLETED', record }), now, 'basic');
  expect(next(aRecord({ paid_on: '2026-03-02' }))).toBe('Next: set up the plan that they asked for, Basic.');
  expect(next(aRecord())).toBe('Done. Not paid yet.');
});

test('who asked to cancel is to be canceled or written to, until they were answered', () => {
  const visit = aVisit({ start: scheduled_at, cancel_wish: { at: now } });
  const asks = aLead({
    status: 'SCHEDULED',
    visits: [visit],
    unanswered: { at: now, text: 'Please cancel.' },
  });
  expect(nextActOf(asks, now)).toBe('Next: cancel it, or write back. They asked to cancel.');
  const moves = { ...asks, visits: [aVisit({ start: scheduled_at, move_asked: { at: now } })] };
  expect(nextActOf(moves, now)).toBe('Next: set another time, or write back. They asked to move it.');
  expect(nextActOf({ ...asks, wrote_at: addHours(now, 1) }, now)).toBe('Next: answer their message.');
});
