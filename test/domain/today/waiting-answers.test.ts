import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { statuses } from '#domain/statuses.ts';
import { waitingFor } from '#domain/today/waiting.ts';
import { daysText } from '#domain/today/waiting-answers.ts';
import { missingText } from '#domain/visit/ready.ts';
import type { ReadyCheck } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-02T17:24:00.000Z';
const at = '2026-12-02T16:00:00.000Z';
const kindsOf = (lead: Lead) => waitingFor([lead], [], { now }).map(({ kind }) => kind);

test.each([
  ['2026-12-02T17:24:00.000Z', 'one day'],
  ['2026-11-30T17:24:00.001Z', 'one day'],
  ['2026-11-30T17:24:00.000Z', '2 days'],
  ['2026-12-05T17:24:00.000Z', '3 days'],
])('between %s and now lie %s', (instant, text) => {
  expect(daysText(instant, now)).toBe(text);
});

test('of a boat all that is missing is named, in the order in which it is asked', () => {
  expect(missingText({ water: true, power: true, access: true, boat: true })).toBe('');
  expect(missingText({ water: false, power: false, access: false, boat: false })).toBe(
    'no water, no power, no way in, the boat isn’t there',
  );
});

test('a boat that isn’t ready waits no longer once the owner has written back', () => {
  const ready = { water: true, power: false, access: true, boat: true, at };
  const visits = [aVisit({ start: '2026-12-02T18:00:00.000Z', ready })];
  const written = (wrote_at: string) => kindsOf(aLead({ status: 'SCHEDULED', visits, wrote_at }));
  expect(written('2026-12-02T15:59:59.999Z')).toEqual(['not-ready']);
  expect(written('2026-12-02T16:00:00.000Z')).toEqual([]);
});

test('what was written of a boat that isn’t ready can wait once all is ready or the visit is over', () => {
  const all = { water: true, power: true, access: true, boat: true, at };
  const written = (changes: Parameters<typeof aVisit>[0], status: Lead['status'] = 'SCHEDULED') => {
    const visit = aVisit({ start: '2026-12-02T18:00:00.000Z', ...changes });
    const unanswered = { at, text: 'Not ready (Power): dead.', visit_id: visit.id };
    return waitingFor([aLead({ status, visits: [visit], unanswered })], [], { now })[0];
  };
  expect(written({ ready: { ...all, power: false } })).toMatchObject({ kind: 'not-ready' });
  const open = written({ ready: { ...all, power: false }, start: now });
  expect(open).toMatchObject({ kind: 'question' });
  expect(open).not.toHaveProperty('can_wait');
  const settled = { kind: 'question', act: 'Answer', can_wait: true };
  expect(written({ ready: all })).toMatchObject(settled);
  expect(written({ ready: { ...all, power: false }, status: 'done' }, 'COMPLETED')).toMatchObject(settled);
});

test.each<[string, Partial<Lead>]>([
  [
    'what the price is',
    {
      status: 'OFFER_SENT',
      offer_sent: {
        est_price_min: 500,
        est_price_max: 600,
        sent_at: at,
        valid_until: '2026-12-16T16:00:00.000Z',
      },
    },
  ],
  [
    'that you’re coming Wed, Dec 2, 10:00 AM',
    { status: 'SCHEDULED', visits: [aVisit({ start: '2026-12-02T18:00:00.000Z', booked_at: at })] },
  ],
  [
    'that Wed, Dec 2, 10:00 AM is canceled',
    {
      status: 'CANCELED',
      visits: [aVisit({ start: '2026-12-02T18:00:00.000Z', status: 'canceled', ended_at: at })],
    },
  ],
  ['of the newest message on their page', { status: 'IN_PROGRESS', wrote_at: at }],
])('who can only be texted waits to be told %s, until that is done', (what, changes) => {
  const lead = aLead({ ...changes, email: undefined });
  const waiting = (of: Lead, known: string) =>
    waitingFor([of], [], { now, knownAt: new Map([[lead.id, known]]) });
  expect(waiting(lead, '2026-12-01T16:00:00.000Z')).toMatchObject([
    { kind: 'text', text: `doesn’t know yet ${what}. There’s no email.`, act: 'Text them', since: at },
  ]);
  expect(waiting(lead, at)).toEqual([]);
  expect(waiting({ ...lead, email: 'ana@example.com' }, '2026-12-01T16:00:00.000Z')).toEqual([]);
});

test('that nobody told them we come stays open until the visit should be over', () => {
  const visit = aVisit({ start: '2026-12-02T16:30:00.000Z', booked_at: at });
  const texts = (hours: number) =>
    waitingFor([aLead({ status: 'SCHEDULED', visits: [{ ...visit, hours }], email: undefined })], [], {
      now,
      knownAt: new Map(),
    }).filter(({ kind }) => kind === 'text');
  expect(texts(1)).toHaveLength(1);
  expect(texts(0.5)).toEqual([]);
});

test('what nobody has said of a boat is not missing', () => {
  const waterAlone = { water: true, power: null, access: null, boat: null };
  expect(missingText(waterAlone)).toBe('');
  expect(missingText({ ...waterAlone, power: false })).toBe('no power');
  const lead = (ready: ReadyCheck) =>
    aLead({
      status: 'SCHEDULED',
      visits: [aVisit({ start: '2026-12-02T18:00:00.000Z', ready: { ...ready, at } })],
    });
  expect(kindsOf(lead(waterAlone))).toEqual([]);
  expect(kindsOf(lead({ ...waterAlone, power: false }))).toEqual(['not-ready']);
});

test.each<[string, Parameters<typeof aVisit>[0]]>([
  ['a boat that isn’t ready', { ready: { water: true, power: false, access: true, boat: true, at } }],
  [
    'other times that were offered',
    { move_offer: { times: ['2026-12-09T18:00:00.000Z'], why: 'Wind.', at } },
  ],
])('%s: that waits for the owner until the visit begins', (_, said) => {
  const visitAt = (start: string) => aLead({ status: 'SCHEDULED', visits: [aVisit({ start, ...said })] });
  expect(kindsOf(visitAt('2026-12-02T17:24:00.001Z'))).toHaveLength(1);
  expect(kindsOf(visitAt(now))).toEqual([]);
});

test('who was asked a moment ago is not said to have kept us waiting', () => {
  const offered = (sent_at: string): Lead => {
    const move_offer = { times: ['2026-12-09T18:00:00.000Z'], why: 'Wind.', at: sent_at };
    return aLead({
      status: 'SCHEDULED',
      visits: [aVisit({ start: '2026-12-05T18:00:00.000Z', move_offer })],
    });
  };
  const asked = (sent_at: string): Lead =>
    aLead({
      status: 'IN_PROGRESS',
      extras: [{ id: '01KB0000000000000000000003', version: 1, line: 'Teak', amount: 5000, sent_at }],
    });
  const textOf = (lead: Lead) => waitingFor([lead], [], { now })[0]?.text;
  expect(textOf(offered('2026-12-02T17:14:00.000Z'))).toBe(
    'can pick another time for Sat, Dec 5, 10:00 AM. Offered at 9:14 AM, waiting.',
  );
  expect(textOf(offered('2026-12-02T13:24:00.000Z'))).toContain('hasn’t answered');
  expect(textOf(asked('2026-12-02T17:14:00.000Z'))).toBe(
    'was asked about “Teak”, $50.00 before tax, at 9:14 AM. Waiting.',
  );
  expect(textOf(asked('2026-12-02T16:24:00.000Z'))).toContain('hasn’t answered');
  const { email: _, ...silent } = asked('2026-12-02T17:14:00.000Z');
  expect(textOf(silent)).toBe(
    'has “Teak”, $50.00 before tax, to answer on their page. There’s no email, so text them.',
  );
});

test('who has no email and was offered other times is to be texted them, until they know', () => {
  const move_offer = { times: ['2026-12-09T18:00:00.000Z'], why: 'Wind.', at };
  const visits = [aVisit({ start: '2026-12-05T18:00:00.000Z', move_offer })];
  const { email: _, ...lead } = aLead({ status: 'SCHEDULED', visits });
  const kind = (knownAt?: string) =>
    waitingFor([lead], [], { now, knownAt: new Map(knownAt ? [[lead.id, knownAt]] : []) })[0]?.kind;
  expect(kind()).toBe('text');
  expect(kind('2026-12-02T15:59:59.999Z')).toBe('text');
  expect(kind(at)).toBe('move-offer');
});

test('of a visit that was called off nobody asks how it went, but for another time once none of the offered is to come', () => {
  const start = '2026-12-01T18:00:00.000Z';
  const move_offer = { times: ['2026-12-01T20:00:00.000Z'], why: 'I’m sick.', at: start };
  const waits = (is_off?: true, times = move_offer.times) => {
    const visits = [aVisit({ start, move_offer: { ...move_offer, times, ...(is_off && { is_off }) } })];
    return waitingFor([aLead({ status: 'SCHEDULED', visits })], [], { now });
  };
  expect(waits()).toMatchObject([{ kind: 'overdue' }]);
  expect(waits(true)).toMatchObject([
    {
      kind: 'date',
      act: 'Pick a time',
      text: 'has no new time yet: you couldn’t come Tue, Dec 1, 10:00 AM.',
    },
  ]);
  expect(waits(true, ['2026-12-09T18:00:00.000Z'])).toMatchObject([{ kind: 'move-offer' }]);
});

test('extra work without an answer waits while a job is booked or underway', () => {
  const extras = [{ id: '01KB0000000000000000000003', version: 1, line: 'Teak', amount: 5000, sent_at: at }];
  const waits = statuses.filter((status) =>
    kindsOf(aLead({ status, extras, visits: [aVisit({ start: '2026-12-09T18:00:00.000Z' })] })).includes(
      'extra',
    ),
  );
  expect(waits.sort()).toEqual(['IN_PROGRESS', 'SCHEDULED']);
});

test('extra work waits until its time to answer has passed: no answer is no', () => {
  const extra = { id: '01KB0000000000000000000003', version: 1, line: 'Teak', amount: 5000, sent_at: at };
  const asked = (answer_by: string) =>
    kindsOf(aLead({ status: 'IN_PROGRESS', extras: [{ ...extra, answer_by }] }));
  expect(asked(now)).toEqual(['extra']);
  expect(asked('2026-12-02T17:23:59.999Z')).toEqual([]);
});

test('a no after a question says that there is a message to answer as well', () => {
  const [declined] = waitingFor(
    [
      aLead({
        status: 'OFFER_SENT',
        offer_answer: { answer: 'no', at },
        unanswered: { at: '2026-12-01T16:00:00.000Z', text: 'The canvas too?' },
      }),
    ],
    [],
    { now },
  );
  expect(declined).toMatchObject({ kind: 'declined', has_message: true });
});

test.each([
  ['2026-12-02T17:23:59.999Z', 'That is overdue.'],
  [now, 'That is today.'],
])('a request about data that is due at %s: %s', (due_at, said) => {
  const lead = aLead({ status: 'COMPLETED', data_request: { wish: 'copy', at, due_at } });
  const [request] = waitingFor([lead], [], { now });
  expect(request?.text).toBe(`asked for a copy of their data. Due Dec 2: ${said}`);
});

test('a review waits with its stars, if it has any, and its words', () => {
  const textOf = (said: { rating?: number; words?: string }) => {
    const review = { ...said, written_at: at };
    return waitingFor([aLead({ status: 'COMPLETED', review })], [], { now }).map(({ text }) => text);
  };
  expect(textOf({ rating: 4 })).toContain('left a review, 4 stars.');
  expect(textOf({ words: 'Shiny.' })).toContain('left a review: “Shiny.”');
});

test('who was written to leaves the list for two days, then comes back with the day of it', () => {
  const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-11-20T17:00:00.000Z' };
  const offered = aLead({ status: 'OFFER_SENT', offer_sent });
  const owes = aLead({
    status: 'COMPLETED',
    completed_at: '2026-11-20T17:00:00.000Z',
    record: aRecord({ done_at: '2026-11-20T17:00:00.000Z' }),
  });
  for (const lead of [offered, owes]) {
    const wrote = (wrote_at?: string) =>
      waitingFor([{ ...lead, ...(wrote_at && { wrote_at }) }], [], { now });
    expect(wrote()).toHaveLength(1);
    expect(wrote(at)).toEqual([]);
    expect(wrote('2026-11-30T17:24:00.000Z')).toMatchObject([
      { text: expect.stringMatching(/\. You wrote Nov 30\.$/) },
    ]);
    expect(wrote('2026-11-10T17:00:00.000Z')).toMatchObject([{ text: expect.not.stringContaining('wrote') }]);
  }
});
