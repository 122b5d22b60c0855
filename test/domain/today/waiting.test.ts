import { expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { waitingFor } from '#domain/today/waiting.ts';
import { isUrgent } from '#domain/today/waiting-order.ts';
import { aCustomer, boatId, customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';
import { aPlan } from '../plan/a-plan.ts';

/** Wednesday, 9:24 AM in Los Angeles. */
const now = '2026-12-02T17:24:00.000Z';
const waiting = (...leads: readonly Lead[]) => waitingFor(leads, [], { now });

test('a boat that isn’t ready for today comes even before a visit of which nobody said how it went', () => {
  const overdue = aLead({
    id: '01JD3ZK8Q0000000000000000C',
    status: 'SCHEDULED',
    visits: [aVisit({ start: '2026-12-01T17:00:00.000Z' })],
  });
  const ready = { water: true, power: false, access: true, boat: true, at: '2026-12-02T16:00:00.000Z' };
  const notReady = aLead({
    status: 'SCHEDULED',
    visits: [aVisit({ start: '2026-12-02T18:00:00.000Z', ready })],
  });
  expect(waiting(overdue, notReady).map(({ kind }) => kind)).toEqual(['not-ready', 'overdue']);
});

test('an email that was cut off waits for the owner, one under way does not', () => {
  const claimedAt = (claimed_at: string) =>
    aLead({ status: 'CONTACTED', mail_claim: { kind: 'offer', key: 'left-key-1', claimed_at } });
  expect(waiting(claimedAt('2026-12-02T17:22:59.999Z'))).toMatchObject([
    {
      kind: 'mail',
      text: 'may not have your last email: it was cut off on its way out.',
      act: 'Check',
      since: '2026-12-02T17:22:59.999Z',
    },
  ]);
  expect(waiting(claimedAt('2026-12-02T17:23:00.000Z'))).toEqual([]);
});

test('an email that could not be sent yet stands beside what waits anyway, unless one was cut off', () => {
  const late_mails = new Map([[aLead().id, '2026-12-02T17:20:00.000Z']]);
  const waitingLate = (lead: Lead) => waitingFor([lead], [], { now, late_mails });
  const text = 'hasn’t received your email yet. It’s being tried again.';
  expect(waitingLate(aLead())).toMatchObject([{ kind: 'mail', text }, { kind: 'request' }]);
  const mail_claim = { kind: 'offer', key: 'left-key-1', claimed_at: '2026-12-02T17:00:00.000Z' } as const;
  expect(waitingLate(aLead({ mail_claim })).map(({ act }) => act)).toEqual(['Check']);
});

test('a plan that was asked for waits after the job until it is set up or the owner has written', () => {
  const completed_at = '2026-12-01T20:00:00.000Z';
  const record = aRecord({ paid_on: '2026-12-01' });
  const done = aLead({
    status: 'COMPLETED',
    customer_id: customerId,
    boat_id: boatId,
    monthly_plan_interest: 'basic',
    completed_at,
    record,
  });
  const asking = (lead: Lead, plans: Customer['plans'] = [], others: readonly Lead[] = []) =>
    waitingFor([lead], [], {
      now,
      customers: new Map([[customerId, aCustomer({ plans })]]),
      others: new Map(others.map((other) => [other.id, other])),
    });
  expect(asking(done)).toMatchObject([
    {
      kind: 'plan',
      text: 'asked for Basic. It isn’t set up, and you haven’t written since the job.',
      act: 'Set it up',
      since: completed_at,
      customer_id: customerId,
    },
  ]);
  expect(asking({ ...done, wrote_at: '2026-12-01T19:00:00.000Z' })).toHaveLength(1);
  expect(asking({ ...done, wrote_at: '2026-12-01T21:00:00.000Z' })).toEqual([]);
  const { level: _, ...old } = aPlan({ set_at: '2026-01-01T00:00:00.000Z' });
  expect(asking(done, [old])).toHaveLength(1);
  expect(asking(done, [{ ...old, level: 'basic' }])).toEqual([]);
  expect(asking(done, [{ ...old, set_at: completed_at }])).toEqual([]);
  const plan = { id: old.id, due: '2027-01-01', every_weeks: 4, answer: 'end' } as const;
  expect(asking(done, [], [{ ...done, id: '01JD3ZK8Q0000000000000000F', created_at: now, plan }])).toEqual(
    [],
  );
  expect(asking({ ...done, status: 'CANCELED' })).toEqual([]);
});

test('a customer whose visit was missed waits for another time until one is booked', () => {
  const missed = aVisit({ start: '2026-12-01T17:00:00.000Z', status: 'missed' });
  const yes = { answer: 'yes', at: '2026-11-29T17:00:00.000Z' } as const;
  const lead = aLead({ status: 'CONTACTED', visits: [missed], offer_answer: yes });
  expect(waiting(lead)).toMatchObject([
    {
      kind: 'date',
      text: 'has no new time yet: the visit on Tue, Dec 1, 9:00 AM was missed.',
      act: 'Pick a time',
    },
  ]);
  const again = { ...yes, at: '2026-12-01T20:00:00.000Z' };
  expect(waiting({ ...lead, offer_answer: again })).toMatchObject([{ kind: 'yes' }]);
  const next = aVisit({ id: '01JD3ZK8Q0000000000000000N', start: '2026-12-04T17:00:00.000Z' });
  expect(waiting({ ...lead, status: 'SCHEDULED', visits: [missed, next] })).toEqual([]);
  const { email: _, ...untold } = lead;
  expect(waiting(untold)).toMatchObject([
    { kind: 'text', text: 'doesn’t know yet that Tue, Dec 1, 9:00 AM was missed. There’s no email.' },
  ]);
});

test('of a visit of today that was missed it can be said that they were there after all, before tomorrow', () => {
  const missed = aVisit({ start: '2026-12-02T17:00:00.000Z', status: 'missed' });
  const lead = aLead({ status: 'CONTACTED', visits: [missed] });
  const [item] = waiting(lead);
  expect(item?.missed).toEqual({ visit_id: missed.id, was_underway: false });
  expect(item && isUrgent(item, now)).toBe(true);
  const [said] = waiting({ ...lead, unanswered: { at: now, text: 'Where are you?' } });
  expect(said).toMatchObject({ kind: 'question', missed: item?.missed });
});

test('a request by who booked again with other contact data says so', () => {
  const request = aLead({ contact_changed: ['name', 'phone'], city: 'Malibu' });
  expect(waiting(request)).toMatchObject([
    {
      kind: 'request',
      text: expect.stringMatching(/^sent a request with a new name and phone: .*Malibu\.$/),
    },
  ]);
});

test('what waits names the lead’s service, and says when nobody can be emailed', () => {
  const { email: _, requested_service: __, ...silent } = aLead();
  const [mailed, unmailed] = [waiting(aLead())[0], waiting(silent)[0]];
  expect(mailed).toMatchObject({ lead_id: aLead().id, service: 'complete' });
  expect(mailed).not.toHaveProperty('no_email');
  expect(unmailed).toMatchObject({ no_email: true });
  expect(unmailed).not.toHaveProperty('service');
});

test('each visit that passed unmarked is asked about, also one that began yesterday and was never finished', () => {
  const first = aVisit({ start: '2026-11-30T17:00:00.000Z' });
  const second = aVisit({ id: 'second', start: '2026-12-01T17:00:00.000Z', status: 'underway' });
  const today = aVisit({ id: 'today', start: '2026-12-02T08:00:00.000Z', status: 'underway' });
  const lead = aLead({ status: 'IN_PROGRESS', visits: [first, second, today] });
  const asked = waiting(lead);
  expect(asked.map(({ kind, visit_id }) => `${kind} ${visit_id}`)).toEqual([
    `overdue ${first.id}`,
    'overdue second',
  ]);
  expect(asked.map(({ is_underway }) => is_underway)).toEqual([undefined, true]);
});

test('what a customer writes shows beside a visit of theirs that passed unmarked, what can wait does not', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit({ start: '2026-12-01T17:00:00.000Z' })] });
  const extra = { id: '01KB0000000000000000000003', version: 1, line: 'Teak', amount: 5000, sent_at: now };
  const unanswered = { at: now, text: 'The rail is still streaky.' };
  const kinds = (changes: Partial<Lead>) => waiting({ ...lead, ...changes }).map(({ kind }) => kind);
  expect(kinds({ extras: [extra], unanswered })).toEqual(['question', 'overdue']);
  expect(kinds({ extras: [extra] })).toEqual(['overdue']);
});

const wishing = (start: string, wished: string) =>
  aLead({
    status: 'SCHEDULED',
    visits: [aVisit({ start, move_wish: { start: wished, at: '2026-11-30T17:00:00.000Z' } })],
  });

test.each([
  [
    'the visit',
    '2026-12-01T17:00:00.000Z',
    '2026-12-09T18:00:00.000Z',
    'would like Wed, Dec 9, 10:00 AM instead of Tue, Dec 1, 9:00 AM, which has passed.',
    'Confirm',
  ],
  [
    'the time that they’d like',
    '2026-12-04T18:00:00.000Z',
    '2026-12-01T18:00:00.000Z',
    'asked for Tue, Dec 1, 10:00 AM instead of Fri, Dec 4, 10:00 AM. That time has passed.',
    'Pick a time',
  ],
  [
    'each of both',
    '2026-12-01T17:00:00.000Z',
    '2026-12-01T18:00:00.000Z',
    'asked for Tue, Dec 1, 10:00 AM instead of Tue, Dec 1, 9:00 AM. Both have passed.',
    'Pick a time',
  ],
])('a wish for another time waits on once %s has passed, and says so', (_, start, wished, text, act) => {
  const [wish] = waiting(wishing(start, wished));
  expect(wish).toMatchObject({ kind: 'move', text, act });
  expect(wish?.wished_start).toBe(act === 'Confirm' ? wished : undefined);
});

test('a wish to cancel is told of a visit that has passed, and beside what was written since', () => {
  const told = (start: string, text: string, at = wish.at) =>
    waiting(
      aLead({
        status: 'SCHEDULED',
        visits: [aVisit({ start, cancel_wish: wish })],
        unanswered: { at, text },
      }),
    )[0]?.text;
  const wish = { at: '2026-12-01T16:00:00.000Z' };
  const [ahead, passed] = ['2026-12-02T18:00:00.000Z', '2026-12-02T17:00:00.000Z'];
  expect(told(ahead, 'I need to cancel it.')).toBe(
    'asked to cancel Wed, Dec 2, 10:00 AM: “I need to cancel it.”',
  );
  expect(told(passed, 'I need to cancel it.')).toBe(
    'asked to cancel Wed, Dec 2, 9:00 AM, which has passed: “I need to cancel it.”',
  );
  expect(told(ahead, 'Hello?', '2026-12-02T16:00:00.000Z')).toBe(
    'asked to cancel Wed, Dec 2, 10:00 AM, and wrote since: “Hello?”',
  );
});

test('what a customer wants moved is said with its message', () => {
  const wish = { at: '2026-12-01T16:00:00.000Z' };
  const visits = [aVisit({ start: '2026-12-02T18:00:00.000Z', move_asked: wish })];
  const lead = aLead({ status: 'SCHEDULED', visits, unanswered: { at: wish.at, text: 'Later, please.' } });
  expect(waiting(lead)[0]?.text).toBe('asked to move Wed, Dec 2, 10:00 AM: “Later, please.”');
});

test('a message is not hidden by other times that nobody has answered yet', () => {
  const move_offer = { times: ['2026-12-09T18:00:00.000Z'], why: 'Wind.', at: '2026-12-01T16:00:00.000Z' };
  const lead = aLead({
    status: 'SCHEDULED',
    visits: [aVisit({ start: '2026-12-04T18:00:00.000Z', move_offer })],
    unanswered: { at: now, text: 'None of these. Saturday?' },
  });
  expect(waiting(lead).map(({ kind }) => kind)).toEqual(['question']);
});

test('a completed job waits for its receipt for sixty days', () => {
  const done = (completed_at: string, record?: Lead['record']) =>
    waiting(aLead({ status: 'COMPLETED', completed_at, ...(record && { record }) }));
  expect(done('2026-11-30T17:00:00.000Z')).toMatchObject([
    { kind: 'receipt', text: 'has no receipt yet for the job done Nov 30.' },
  ]);
  const visits = [aVisit({ start: '2026-11-28T17:00:00.000Z', status: 'done' })];
  const noted = aLead({ status: 'COMPLETED', completed_at: '2026-11-30T17:00:00.000Z', visits });
  expect(waiting(noted)).toMatchObject([{ text: 'has no receipt yet for the job done Nov 28.' }]);
  expect(done('2026-10-03T17:24:00.000Z')).toHaveLength(1);
  expect(done('2026-10-03T17:23:59.999Z')).toEqual([]);
  expect(done('2026-11-30T17:00:00.000Z', aRecord())).toEqual([]);
});

test('work that was approved and that whoever wrote the receipt did not know of waits to be billed', () => {
  const id = '01JD3ZK8Q0000000000000000E';
  const sent_at = '2026-12-01T16:00:00.000Z';
  const answered = { answer: 'approve', answered_at: '2026-12-01T17:10:00.000Z' } as const;
  const work = { id, version: 1, line: 'Canvas', amount: 12_000, sent_at };
  const done = (extras: readonly string[] | undefined, answer: object = answered) =>
    waiting(
      aLead({
        status: 'COMPLETED',
        extras: [{ ...work, ...answer }],
        record: aRecord({ ...(extras && { extras: [...extras] }) }),
      }),
    );
  expect(done([])).toMatchObject([
    {
      kind: 'receipt',
      text: 'approved $131.40 more with tax. It’s not on receipt 2026-0001.',
      act: 'Correct the receipt',
      extras: [id],
    },
  ]);
  expect(done([id])).toEqual([]);
  expect(done([], { ...answered, left_off: true })).toEqual([]);
  expect(done(undefined)).toEqual([]);
  expect(done([], { answer: 'leave', answered_at: sent_at })).toEqual([]);
});

test('a receipt that isn’t paid waits from the seventh day on', () => {
  const owes = (done_at: string, paid = {}) =>
    waiting(aLead({ status: 'COMPLETED', record: aRecord({ done_at, ...paid }) }));
  expect(owes('2026-11-23T17:24:00.000Z')).toMatchObject([
    { kind: 'unpaid', text: 'hasn’t paid $1,095.00 for 9 days (receipt 2026-0001).' },
  ]);
  expect(owes('2026-11-25T17:24:00.000Z')).toHaveLength(1);
  expect(owes('2026-11-25T17:24:00.001Z')).toEqual([]);
  expect(owes('2026-11-23T17:24:00.000Z', { paid_on: '2026-12-01', how: 'cash' })).toEqual([]);
  expect(owes('2026-11-23T17:24:00.000Z', { total: 0 })).toEqual([]);
  const corrected = { version: 2, paid_on: '2026-12-01', paid_total: 119_500 };
  expect(owes('2026-12-01T17:24:00.000Z', corrected)).toMatchObject([
    { text: 'gets back $100.00: receipt 2026-0001 was corrected after it was paid.', act: 'Settle it' },
  ]);
  const comesBack = [aVisit({ start: '2026-12-04T17:00:00.000Z' })];
  expect(
    waiting(aLead({ status: 'SCHEDULED', visits: comesBack, record: aRecord(corrected) })),
  ).toMatchObject([{ kind: 'unpaid', act: 'Settle it' }]);
  const unanswered = { at: '2026-12-01T18:00:00.000Z', text: 'Thanks! Same again in May?' };
  expect(
    waiting(aLead({ status: 'COMPLETED', record: aRecord(corrected), unanswered })).map(({ kind }) => kind),
  ).toEqual(['question', 'unpaid']);
});

test('where nothing else of a job is left, how it went leads to its receipt, too', () => {
  const past = aVisit({ start: '2026-12-01T17:00:00.000Z' });
  const booked = aLead({ status: 'SCHEDULED', visits: [past] });
  const earlier = aVisit({ id: 'earlier', start: '2026-11-30T17:00:00.000Z' });
  const marks = (lead: Lead) => waiting(lead).map(({ makes_receipt }) => makes_receipt);
  expect(marks(booked)).toEqual([true]);
  expect(marks({ ...booked, visits: [earlier, past] })).toEqual([undefined, undefined]);
  expect(marks({ ...booked, record: aRecord() })).toEqual([undefined]);
});
