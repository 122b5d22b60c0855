import { expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { type TodayFacts, todayOf } from '#domain/today/today.ts';
import { Today } from '#domain/today/todays-visit.ts';
import { waitingFor } from '#domain/today/waiting.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

/** Wednesday, 9:24 AM in Los Angeles. */
const now = '2026-12-02T17:24:00.000Z';
const days = ['2026-12-02', '2026-12-03', '2026-12-04'];

const visit = (number: number, changes: Partial<Visit> = {}): Visit => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5FA${number}`,
  uid: `visit-${number}@boatdetailingla.example`,
  sequence: 0,
  start: '2026-12-02T18:00:00.000Z',
  hours: 3,
  status: 'planned',
  booked_at: '2026-11-20T20:00:00.000Z',
  moves: 0,
  ...changes,
});

const entryOf = (lead: Lead, { id, start, hours, status }: Visit): DayEntry => ({
  visit_id: id,
  lead_id: lead.id,
  start,
  hours,
  status,
  area: 'marina-del-rey',
});

const customer: Customer = {
  id: '01KB0000000000000000000001',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  name: 'Ana Ortiz',
  emails: ['ana@example.com'],
  phones: [],
  boats: [
    {
      id: '01KB0000000000000000000002',
      name: 'Second Wind',
      berth: { slip: 'C-1204', gate_code: '4417#', marina: 'Holiday Basin' },
    },
  ],
  lead_ids: ['01JD3ZK8Q0000000000000000A', '01JD3ZK8Q0000000000000000B'],
};

const factsOf = (leads: readonly Lead[], changes: Partial<TodayFacts> = {}): TodayFacts => ({
  entries: leads.flatMap((lead) => (lead.visits ?? []).map((own) => entryOf(lead, own))),
  leads: new Map(leads.map((lead) => [lead.id, lead])),
  others: new Map(),
  customers: new Map([[customer.id, customer]]),
  photos: new Map(),
  forecasts: new Map(),
  openLeads: [],
  settings: initialSettings,
  now,
  ...changes,
});

const booked = (changes: Partial<Lead> = {}): Lead =>
  aLead({
    status: 'SCHEDULED',
    customer_id: '01KB0000000000000000000001',
    boat_id: '01KB0000000000000000000002',
    visits: [visit(1)],
    ...changes,
  });

test('the next visit comes with all that the dock asks for, and the gate code only by name', () => {
  const before = aLead({
    id: '01JD3ZK8Q0000000000000000B',
    status: 'COMPLETED',
    visits: [visit(7, { status: 'done' }), visit(8, { status: 'done' })],
  });
  const today = todayOf(days, factsOf([booked()], { others: new Map([[before.id, before]]) }));
  expect(Today.parse(today).visits[0]).toMatchObject({
    name: 'Ana Ortiz',
    boat_name: 'Second Wind',
    boat_type: 'Runabout',
    phone: '+13105550142',
    address: 'Basin C, slip 1204, Marina del Rey, CA 90292',
    berth: { slip: 'C-1204', marina: 'Holiday Basin' },
    has_gate_code: true,
    jobs_before: 1,
    visits_left: 0,
  });
  expect(JSON.stringify(today)).not.toContain('4417');
});

test('a place that the customer has corrected is marked beside the old one', () => {
  const [visit] = todayOf(days, factsOf([booked({ place_told_at: now })])).visits;
  expect(visit).toMatchObject({
    address: 'Basin C, slip 1204, Marina del Rey, CA 90292',
    is_place_told: true,
  });
});

test('what a lead says of its place counts over what its boat took from an earlier one, not over a berth', () => {
  const [boat] = customer.boats;
  const at = (berth: Customer['boats'][number]['berth']) => {
    const customers = new Map([[customer.id, { ...customer, boats: boat ? [{ ...boat, berth }] : [] }]]);
    const lead = booked({ address: 'Westlake Lake, dock 14', city: 'Westlake Village', zip: '91361' });
    return todayOf(days, factsOf([lead], { customers })).visits[0]?.address;
  };
  const address = '3200 Lakeview Drive, Westlake Village, CA 91361';
  expect(at({ address })).toBe('Westlake Lake, dock 14, Westlake Village, CA 91361');
  expect(at({ address, slip: '8' })).toBe(address);
});

test('a visit to come says what of the place nobody has told', () => {
  const { address: _, ...unplaced } = booked({ boat_id: '01KB0000000000000000000009' });
  const missing = (lead: Lead) => todayOf(days, factsOf([lead])).visits[0]?.missing_place;
  expect(missing(unplaced)).toBe('place');
  expect(missing({ ...unplaced, address: 'Holiday Harbor' })).toBe('slip');
  expect(missing(booked({ address: 'Holiday Harbor' }))).toBeUndefined();
  expect(missing({ ...unplaced, place_told_at: now })).toBeUndefined();
  expect(missing({ ...unplaced, visits: [visit(1, { status: 'underway' })] })).toBeUndefined();
});

test('visits come soonest first; what is over today still counts, what was missed does not', () => {
  const lead = booked({
    visits: [
      visit(1, { start: '2026-12-03T18:00:00.000Z' }),
      visit(2, { status: 'underway', start: '2026-12-02T17:00:00.000Z' }),
      visit(3, { status: 'done', start: '2026-12-02T15:00:00.000Z', hours: 1 }),
      visit(4, { status: 'missed', start: '2026-12-02T16:00:00.000Z', hours: 1 }),
    ],
  });
  const today = todayOf(days, factsOf([lead]));
  expect(today).toMatchObject({ day: '2026-12-02', now, visits_today: 2 });
  expect(today.visits.map(({ status, visits_left }) => [status, visits_left])).toEqual([
    ['underway', 1],
    ['planned', 1],
  ]);
});

test('the first visit to come names the job that has ended, unless another is underway', () => {
  const done = booked({
    visits: [
      visit(1, { status: 'done', start: '2026-12-02T15:00:00.000Z', ended_at: '2026-12-02T17:20:00.000Z' }),
    ],
  });
  const next = aLead({ ...booked(), id: '01JD3ZK8Q0000000000000000C', visits: [visit(2)] });
  const others = new Map([[done.id, done]]);
  const entries = factsOf([done, next]).entries;
  const [first] = todayOf(days, factsOf([next], { entries, others })).visits;
  expect(first?.last_job).toEqual({ area: 'marina-del-rey', ended_at: '2026-12-02T17:20:00.000Z' });
  const move_offer = { times: [], why: 'I’m sick.', at: now, is_off: true as const };
  const off = { ...next, visits: [visit(2, { move_offer })] };
  expect(todayOf(days, factsOf([done, off], { others })).visits.some(({ last_job }) => last_job)).toBe(false);
  const underway = { ...done, visits: [...(done.visits ?? []), visit(3, { status: 'underway' })] };
  expect(
    todayOf(days, factsOf([underway, next], { others: new Map([[underway.id, underway]]) })).visits.some(
      ({ last_job }) => last_job,
    ),
  ).toBe(false);
});

test('the sun sets at one time on a day, wherever its visits are', () => {
  const lead = booked({ visits: [visit(1), visit(2, { start: '2026-12-02T22:00:00.000Z' })] });
  const facts = factsOf([lead]);
  const entries = facts.entries.map((entry, n) => (n === 0 ? entry : { ...entry, area: 'long-beach' }));
  const sunsets = todayOf(days, { ...facts, entries }).visits.map(({ sunset }) => sunset);
  expect(new Set(sunsets).size).toBe(1);
});

test('a visit after the receipt says which that is, and names the extra work alone that came up since', () => {
  const asked = (id: string, sent_at: string) => ({ id, version: 1, line: 'Teak', amount: 5000, sent_at });
  const since = asked('01KB0000000000000000000004', '2026-12-01T17:00:01.000Z');
  const extras = [asked('01KB0000000000000000000003', '2026-12-01T16:00:00.000Z'), since];
  const [receipted] = todayOf(days, factsOf([booked({ record: aRecord(), extras })])).visits;
  expect(receipted?.receipt).toBe('2026-0001');
  expect(receipted?.extras.map(({ id }) => id)).toEqual([since.id]);
});

test('a visit whose lead is gone is left out', () => {
  const lead = booked();
  expect(todayOf(days, factsOf([lead], { leads: new Map() })).visits).toEqual([]);
});

const kindsOf = (leads: readonly Lead[]) =>
  waitingFor(leads, [], { now }).map(({ kind, name, text, act }) => ({ kind, said: `${name} ${text}`, act }));

test.each<[string, Partial<Lead>, string]>([
  ['a new request', {}, 'Ana Ortiz sent a request: Complete Detail, 24 ft Runabout, Marina del Rey.'],
  [
    'a call that told little',
    {
      source: 'phone',
      requested_service: undefined,
      boat_type: undefined,
      length_ft: undefined,
      city: undefined,
    } as Partial<Lead>,
    'Ana Ortiz called you.',
  ],
  ['no water', { status: 'NEEDS_ACCESS_REVIEW', has_water: false }, 'Ana Ortiz has no water at the boat.'],
  [
    'neither water nor power',
    { status: 'NEEDS_ACCESS_REVIEW', has_water: false, has_power: false },
    'Ana Ortiz has no water or power at the boat.',
  ],
  [
    'access that is unclear',
    { status: 'NEEDS_ACCESS_REVIEW' },
    'Ana Ortiz needs a look: access isn’t clear yet.',
  ],
  ['SCHEDULED by hand', { status: 'SCHEDULED' }, 'Ana Ortiz is marked scheduled and has no date yet.'],
  [
    'an offer of four days ago',
    {
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 1, est_price_max: 2, sent_at: '2026-11-28T16:00:00.000Z' },
    },
    'Ana Ortiz hasn’t answered the offer for 4 days.',
  ],
  [
    'a visit of yesterday that nobody spoke of',
    { status: 'SCHEDULED', visits: [visit(1, { start: '2026-12-01T17:00:00.000Z' })] },
    'Ana Ortiz was planned for Tue, Dec 1, 9:00 AM. How did it go?',
  ],
  [
    'a visit of yesterday that was started and that nobody has ended',
    {
      status: 'IN_PROGRESS',
      visits: [
        visit(1, {
          start: '2026-12-01T17:00:00.000Z',
          status: 'underway',
          started_at: '2026-12-01T17:06:00.000Z',
        }),
      ],
    },
    'Ana Ortiz has been underway since Tue, Dec 1, 9:06 AM. How did it go?',
  ],
  [
    'a question about the offer',
    {
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 147, est_price_max: 147, sent_at: '2026-12-01T16:00:00.000Z' },
      offer_answer: { answer: 'question', at: '2026-12-02T16:00:00.000Z', message: 'The canvas too?' },
      unanswered: { at: '2026-12-02T16:00:00.000Z', text: 'The canvas too?' },
    },
    'Ana Ortiz asks: “The canvas too?”',
  ],
  [
    'a message long after the job',
    { status: 'COMPLETED', unanswered: { at: '2026-12-02T16:00:00.000Z', text: 'One streak is left.' } },
    'Ana Ortiz wrote: “One streak is left.”',
  ],
  [
    'a message in time for a complaint',
    {
      status: 'COMPLETED',
      completed_at: '2026-12-01T18:00:00.000Z',
      unanswered: { at: '2026-12-02T16:00:00.000Z', text: 'One streak is left.' },
    },
    'Ana Ortiz wrote within 24 hours of the job: “One streak is left.”',
  ],
  [
    'a yes without a time',
    {
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 147, est_price_max: 147, sent_at: '2026-11-20T16:00:00.000Z' },
      offer_answer: { answer: 'yes', at: '2026-12-02T16:00:00.000Z', days: ['2026-12-08', '2026-12-11'] },
    },
    'Ana Ortiz said yes to $147 before tax. Days that work: Dec 8, Dec 11.',
  ],
  [
    'a no with its reason',
    {
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 250, est_price_max: 294, sent_at: '2026-11-20T16:00:00.000Z' },
      offer_answer: { answer: 'no', at: '2026-12-02T16:00:00.000Z', message: 'Found somebody closer.' },
    },
    'Ana Ortiz said no to $250 to $294 before tax: “Found somebody closer.”',
  ],
  [
    'a no after a question, which is still to be answered',
    {
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 250, est_price_max: 294, sent_at: '2026-11-20T16:00:00.000Z' },
      offer_answer: { answer: 'no', at: '2026-12-02T16:00:00.000Z' },
      unanswered: { at: '2026-12-01T16:00:00.000Z', text: 'The canvas too?' },
    },
    'Ana Ortiz said no to $250 to $294 before tax. Before that: “The canvas too?”',
  ],
  [
    'a move to confirm',
    {
      status: 'SCHEDULED',
      visits: [
        visit(1, {
          start: '2026-12-04T18:00:00.000Z',
          move_wish: { start: '2026-12-09T18:00:00.000Z', at: '2026-12-02T16:00:00.000Z' },
        }),
      ],
    },
    'Ana Ortiz would like Wed, Dec 9, 10:00 AM instead of Fri, Dec 4, 10:00 AM.',
  ],
  [
    'a boat that is not ready',
    {
      status: 'SCHEDULED',
      visits: [
        visit(1, {
          ready: { water: true, power: false, access: true, boat: false, at: '2026-12-02T16:00:00.000Z' },
        }),
      ],
    },
    'Ana Ortiz isn’t ready for Wed, Dec 2, 10:00 AM: no power, the boat isn’t there.',
  ],
  [
    'other times that nobody has answered',
    {
      status: 'SCHEDULED',
      visits: [
        visit(1, {
          move_offer: {
            times: ['2026-12-09T18:00:00.000Z'],
            why: 'Wind is forecast.',
            at: '2026-12-01T16:00:00.000Z',
          },
        }),
      ],
    },
    'Ana Ortiz hasn’t answered the other times you offered for Wed, Dec 2, 10:00 AM.',
  ],
  [
    'extra work without an answer, in its newest version',
    {
      status: 'IN_PROGRESS',
      visits: [visit(1, { status: 'underway' })],
      extras: [
        {
          id: '01KB0000000000000000000003',
          version: 1,
          line: 'Teak',
          amount: 5000,
          sent_at: '2026-12-02T16:00:00.000Z',
          answer: 'leave',
        },
        {
          id: '01KB0000000000000000000003',
          version: 2,
          line: 'Teak, half of it',
          amount: 2550,
          sent_at: '2026-12-02T16:20:00.000Z',
        },
      ],
    },
    'Ana Ortiz hasn’t answered about “Teak, half of it”, $25.50 before tax.',
  ],
  [
    'a request about data',
    {
      status: 'COMPLETED',
      data_request: { wish: 'copy', at: '2026-11-30T17:24:00.000Z', due_at: '2027-01-14T17:24:00.000Z' },
    },
    'Ana Ortiz asked for a copy of their data. Due Jan 14, 2027: 43 days left.',
  ],
  [
    'a request about data that is due late on a later day',
    {
      status: 'COMPLETED',
      data_request: { wish: 'copy', at: '2026-11-21T02:00:00.000Z', due_at: '2027-01-05T02:00:00.000Z' },
    },
    'Ana Ortiz asked for a copy of their data. Due Jan 4, 2027: 33 days left.',
  ],
  [
    'a request about data that is due today',
    {
      status: 'COMPLETED',
      data_request: { wish: 'copy', at: '2026-10-18T18:00:00.000Z', due_at: '2026-12-02T18:00:00.000Z' },
    },
    'Ana Ortiz asked for a copy of their data. Due Dec 2: That is today.',
  ],
  [
    'a request about data in its first minute',
    {
      status: 'COMPLETED',
      data_request: { wish: 'copy', at: '2026-12-02T17:23:30.000Z', due_at: '2027-01-16T17:23:30.000Z' },
    },
    'Ana Ortiz asked for a copy of their data. Due Jan 16, 2027: 45 days left.',
  ],
])('the owner is told of %s', (_, changes, said) => {
  expect(kindsOf([aLead(changes)]).map((item) => item.said)).toEqual([said]);
});

test('an offer of two days ago and a visit to come wait for nobody', () => {
  const offered = aLead({
    status: 'OFFER_SENT',
    offer_sent: { est_price_min: 1, est_price_max: 2, sent_at: '2026-12-01T16:00:00.000Z' },
  });
  expect(kindsOf([offered])).toEqual([]);
  expect(kindsOf([booked()])).toEqual([]);
});

test('the most urgent comes first, within a kind the oldest, and each lead only once', () => {
  const request = (id: string, created_at: string) => aLead({ id, created_at, full_name: id });
  const older = request('01JD3ZK8Q0000000000000000C', '2026-11-30T16:00:00.000Z');
  const newer = request('01JD3ZK8Q0000000000000000D', '2026-12-01T16:00:00.000Z');
  const overdue = booked({ visits: [visit(1, { start: '2026-12-01T17:00:00.000Z' })] });
  expect(waitingFor([newer, overdue, older, newer], [], { now }).map(({ lead_id }) => lead_id)).toEqual([
    older.id,
    newer.id,
    overdue.id,
  ]);
});

test('a boat that isn’t ready for today or tomorrow comes before others’ questions, one for a later day after them', () => {
  const asks = aLead({
    id: '01JD3ZK8Q0000000000000000C',
    unanswered: { at: '2026-12-01T16:00:00.000Z', text: 'Canvas?' },
  });
  const ready = { water: true, power: false, access: true, boat: true, at: '2026-12-02T16:00:00.000Z' };
  const kindsAt = (start: string) =>
    kindsOf([asks, booked({ visits: [visit(1, { start, ready })] })]).map(({ kind }) => kind);
  expect(kindsAt('2026-12-02T20:30:00.000Z')).toEqual(['not-ready', 'question']);
  expect(kindsAt('2026-12-03T20:30:00.000Z')).toEqual(['not-ready', 'question']);
  expect(kindsAt('2026-12-04T20:30:00.000Z')).toEqual(['question', 'not-ready']);
});

const wrote = { at: '2026-12-02T16:00:00.000Z', text: 'Is there parking?' };

test('a lead counts once, with what presses most: the next thing shows when that is done', () => {
  const move_wish = { start: '2026-12-09T18:00:00.000Z', at: wrote.at };
  const lead = booked({ visits: [visit(1, { move_wish })], unanswered: wrote });
  expect(kindsOf([lead]).map(({ kind, act }) => [kind, act])).toEqual([['move', 'Confirm']]);
  expect(kindsOf([{ ...lead, visits: [visit(1)] }]).map(({ kind }) => kind)).toEqual(['question']);
});

test('a request about data shows beside whatever else waits', () => {
  const data_request = {
    wish: 'deletion',
    at: '2026-10-28T17:24:00.000Z',
    due_at: '2026-12-12T17:24:00.000Z',
  } as const;
  const kinds = kindsOf([aLead({ data_request, unanswered: wrote })]).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['data', 'question']);
});

test('what was settled waits for nobody: a yes that is booked, a boat that is ready, extra work answered', () => {
  const ready = { water: true, power: true, access: true, boat: true, at: wrote.at };
  const extra = {
    id: '01KB0000000000000000000003',
    version: 1,
    line: 'Teak',
    amount: 5000,
    sent_at: wrote.at,
  };
  const settled = booked({
    offer_answer: { answer: 'yes', at: wrote.at },
    visits: [visit(1, { ready })],
    extras: [{ ...extra, answer: 'approve' }],
  });
  expect(kindsOf([settled])).toEqual([]);
  expect(kindsOf([aLead({ status: 'CANCELED', offer_answer: { answer: 'yes', at: wrote.at } })])).toEqual([]);
});

test('weather that stops the work stands apart from when it is planned', () => {
  const lead = booked({ requested_service: 'complete' });
  const hours = Array.from({ length: 6 }, (_, index) => ({
    start: new Date(Date.parse('2026-12-02T17:00:00.000Z') + index * 3_600_000).toISOString(),
    temperature_f: 66,
    rain_percent: 0,
    wind_mph: 28,
  }));
  const forecast = { area: 'marina-del-rey', fetched_at: now, hours };
  const forecasts = new Map([['marina-del-rey', forecast]]);
  const waitingAt = (at: string, known = lead) =>
    todayOf(days, factsOf([known], { forecasts, now: at })).waiting;
  expect(waitingAt(now)).toMatchObject([
    {
      kind: 'weather',
      text: 'is planned for Wed, Dec 2, 10:00 AM.',
      warning: 'Wind 28 mph from 10:00 AM. Too windy to wax (limit 20 mph).',
      act: 'Offer a move',
    },
  ]);
  const begun = booked({ requested_service: 'complete', visits: [visit(1, { status: 'underway' })] });
  expect(waitingAt(now, { ...begun, status: 'IN_PROGRESS' })).toEqual([]);
  expect(waitingAt('2026-12-02T18:01:00.000Z')).toEqual([]);
});

test('a visit in time off waits for other times until they are offered', () => {
  const lead = booked({ requested_service: 'complete' });
  const time_off = [{ from: '2026-12-02T08:00:00.000Z', to: '2026-12-03T08:00:00.000Z' }];
  const settings = { ...initialSettings, time_off };
  const waitingOf = (known: Lead) => todayOf(days, factsOf([known], { settings })).waiting;
  expect(waitingOf(lead)).toMatchObject([
    { kind: 'time-off', text: 'is planned for Wed, Dec 2, 10:00 AM, in your time off.', act: 'Offer a move' },
  ]);
  const move_offer = { times: [], why: 'A cold.', at: now, is_off: true as const };
  expect(waitingOf(booked({ visits: [visit(1, { move_offer })] })).map(({ kind }) => kind)).not.toContain(
    'time-off',
  );
});

test('an offer is followed up after three days without an answer, not before', () => {
  const offer_sent = { est_price_min: 760, est_price_max: 840, sent_at: '2026-11-29T17:24:00.000Z' };
  const lead = aLead({ status: 'OFFER_SENT', offer_sent });
  expect(waitingFor([lead], [], { now })).toEqual([]);
  expect(waitingFor([lead], [], { now: '2026-12-02T17:24:00.001Z' })).toMatchObject([{ kind: 'follow-up' }]);
});

test('what was begun last evening and may go on is in the day, what was forgotten is not', () => {
  const start = '2026-12-02T05:00:00.000Z';
  const job = visit(1, { start, status: 'underway', started_at: start });
  const next = visit(2);
  const at = (when: string) =>
    todayOf(days, factsOf([booked({ visits: [job, next] })], { now: when })).visits.map(({ id }) => id);
  expect(at('2026-12-02T11:05:00.000Z')).toEqual([job.id, next.id]);
  expect(at(now)).toEqual([next.id]);
});
