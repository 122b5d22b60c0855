import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { type OfferReply, offerAnswered, offerAnswerRefusal } from '#domain/offer/offer-answer.ts';
import { isExpired } from '#domain/offer/offer-validity.ts';
import { offerAnswers } from '#domain/offer/sent-offer.ts';
import { statuses } from '#domain/statuses.ts';
import { maxVisits } from '#domain/visit/visit.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const sentAt = '2026-03-02T16:00:00.000Z';
const validUntil = '2026-03-16T16:00:00.000Z';
const now = '2026-03-04T16:00:00.000Z';
const start = '2026-03-12T16:00:00.000Z';
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: sentAt, valid_until: validUntil };
const leadWith = (changes: Partial<Lead> = {}) => aLead({ status: 'OFFER_SENT', offer_sent, ...changes });
const reply = (changes: Partial<OfferReply> = {}): OfferReply => ({
  answer: 'yes',
  offerSentAt: sentAt,
  ...changes,
});
const refusal = (lead: Lead, said: Partial<OfferReply> = {}, at = now) =>
  offerAnswerRefusal(lead, reply(said), at)?.reason;
const answered = (answer: OfferReply['answer']): Partial<Lead> => ({ offer_answer: { answer, at: sentAt } });
const calledOff = { status: 'canceled', ended_at: sentAt } as const;
const byCustomer = { ...calledOff, canceled_by: 'customer' } as const;

const move_offer = { times: [start], why: 'It will rain.', at: sentAt };

type State = readonly [string, Partial<Lead>, Partial<OfferReply>, string | undefined];
const whateverIsSaid = (what: string, lead: Partial<Lead>, reason?: string): State[] =>
  offerAnswers.map((answer) => [what, lead, { answer }, reason]);

/** What a lead can be when its customer answers, and what each answer meets. */
const states: readonly State[] = [
  ...whateverIsSaid('has not answered', {}),
  ...whateverIsSaid('asked', answered('question')),
  ...whateverIsSaid('declined', answered('no')),
  ...whateverIsSaid('said yes', answered('yes'), 'already-answered'),
  ...whateverIsSaid('is booked', { status: 'SCHEDULED', visits: [aVisit()] }, 'already-answered'),
  ['said yes without a time', answered('yes'), { start }, undefined],
  ['said yes without a time', answered('yes'), { days: ['2026-03-12'] }, undefined],
  [
    'said yes and named days',
    { offer_answer: { answer: 'yes', at: sentAt, days: ['2026-03-11'] } },
    { days: ['2026-03-12'] },
    'already-answered',
  ],
  [
    'is being worked on',
    { status: 'IN_PROGRESS', visits: [aVisit({ status: 'underway' })] },
    { start },
    'already-answered',
  ],
  ['is completed', { status: 'COMPLETED' }, { start }, 'completed'],
  ['is completed after a yes', { status: 'COMPLETED', ...answered('yes') }, { start }, 'already-answered'],
  ['was set to SCHEDULED by hand', { status: 'SCHEDULED' }, { start }, undefined],
  [
    'was missed',
    { status: 'CONTACTED', visits: [aVisit({ status: 'missed' })], ...answered('yes') },
    { start },
    undefined,
  ],
  ['is canceled without a visit', { status: 'CANCELED' }, { start }, 'offer-expired'],
  ['is canceled without a visit', { status: 'CANCELED' }, { answer: 'question' }, 'offer-expired'],
  ['is canceled after a yes', { status: 'CANCELED', ...answered('yes') }, { start }, 'already-answered'],
  [
    'is canceled after a yes',
    { status: 'CANCELED', ...answered('yes') },
    { days: ['2026-03-12'] },
    'already-answered',
  ],
  [
    'was called off by its customer',
    { status: 'CANCELED', visits: [aVisit(byCustomer)], ...answered('yes') },
    { start },
    undefined,
  ],
  [
    'was booked by hand and called off by its customer',
    { status: 'CANCELED', visits: [aVisit(byCustomer)] },
    { start },
    undefined,
  ],
  [
    'was booked by hand and called off by its customer',
    { status: 'CANCELED', visits: [aVisit(byCustomer)] },
    { days: ['2026-03-12'] },
    'offer-expired',
  ],
  [
    'was called off by the owner',
    { status: 'CANCELED', visits: [aVisit(calledOff)], ...answered('yes') },
    { start },
    'already-answered',
  ],
  [
    'was called off by its customer in part, and last by the owner',
    {
      status: 'CANCELED',
      visits: [aVisit({ ...calledOff, ended_at: now }), aVisit({ ...byCustomer, id: 'B' })],
      ...answered('yes'),
    },
    { start },
    'already-answered',
  ],
  [
    'was called off by the owner in part, and last by its customer',
    {
      status: 'CANCELED',
      visits: [aVisit({ ...byCustomer, ended_at: now }), aVisit({ ...calledOff, id: 'B' })],
      ...answered('yes'),
    },
    { start },
    undefined,
  ],
  [
    'was called off by its customer, who has no move left',
    { status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 3 })], ...answered('yes') },
    { start },
    'moves-used',
  ],
  [
    'was booked by hand and called off by its customer, who has no move left',
    { status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 3 })] },
    { start },
    'moves-used',
  ],
  [
    'was called off by its customer, whom the owner had offered other times',
    { status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 3, move_offer })], ...answered('yes') },
    { start },
    undefined,
  ],
  [
    'has had all visits that it can have',
    { visits: Array.from({ length: maxVisits }, () => aVisit(byCustomer)), ...answered('yes') },
    { start },
    'moves-used',
  ],
];

test.each(states)('a lead that %s (%j): the answer %j meets %s', (_, lead, said, reason) => {
  expect(refusal(leadWith(lead), said)).toBe(reason);
});

test('whatever happened since, another offer than the one that was seen is refused', () => {
  const anyLead = fc.record({
    status: fc.constantFrom(...statuses),
    offer_answer: fc.option(
      fc.record({ answer: fc.constantFrom(...offerAnswers), at: fc.constant(sentAt) }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(anyLead, fc.constantFrom(...offerAnswers), (lead, answer) => {
      const { offer_answer, status } = lead;
      const changed = leadWith({ status, ...(offer_answer && { offer_answer }) });
      expect(refusal(changed, { answer, offerSentAt: '2026-03-01T00:00:00.000Z' })).toBe('offer-replaced');
    }),
  );
  expect(refusal(aLead(), {})).toBe('offer-replaced');
});

test('one who answers a price that was never sent is not told of a new one', () => {
  const never = offerAnswerRefusal(aLead({ status: 'REQUEST_SENT' }), reply(), now);
  expect(never).toEqual({
    reason: 'offer-replaced',
    sentence: 'There’s no price to answer right now. Please look again.',
  });
});

test('a price stands until its instant and no longer, for a yes', () => {
  const after = '2026-03-16T16:00:00.001Z';
  expect(isExpired(offer_sent, validUntil)).toBe(false);
  expect(refusal(leadWith(), { start }, validUntil)).toBeUndefined();
  expect(refusal(leadWith(), { start }, after)).toBe('offer-expired');
  expect(refusal(leadWith(), { answer: 'question' }, after)).toBeUndefined();
  expect(refusal(leadWith(), { answer: 'no' }, after)).toBeUndefined();
  // The price was agreed while it stood.
  expect(refusal(leadWith(answered('yes')), { start }, after)).toBeUndefined();
  const { valid_until: _, ...endless } = offer_sent;
  expect(refusal(leadWith({ offer_sent: endless }), { start }, '2027-03-16T16:00:00.000Z')).toBeUndefined();
});

test('while an email of the owner’s is on its way the answer has to wait, until the email is given up', () => {
  const claim = (kind: 'offer' | 'appointment', claimed_at: string) =>
    leadWith({ mail_claim: { kind, key: 'claim-key-1', claimed_at } });
  expect(refusal(claim('offer', now))).toBe('offer-replaced');
  expect(refusal(claim('appointment', now))).toBe('visit-changed');
  expect(refusal(claim('offer', sentAt))).toBeUndefined();
});

const booked = (lead: Lead) => bookVisit(lead, { start, hours: 3 }, '01JD3ZK8Q00000000000000000', now);

test('a yes with a time schedules the lead, owes the appointment’s email and tells the owner', () => {
  const lead = leadWith();
  const change = offerAnswered(lead, reply({ start, message: 'See you' }), booked(lead), now);
  expect(change).toMatchObject({
    fields: { status: 'SCHEDULED', offer_answer: { answer: 'yes', at: now, message: 'See you' } },
    visits: [{ start, hours: 3, status: 'planned' }],
    tasks: [{ kind: 'visits', due_at: now }],
    mailsEntry: 'news',
  });
  expect(change.entries).toMatchObject([
    {
      status: 'Price accepted',
      note: 'Booked Thu, Mar 12, 9:00 AM. See you',
      is_public: true,
    },
    { status: 'SCHEDULED', is_public: true },
  ]);
});

const movesOfNew = (lead: Lead) => {
  const visits = offerAnswered(lead, reply({ start }), booked(lead), now).visits ?? [];
  return visits.find(({ status }) => status === 'planned')?.moves;
};

test.each<readonly [string, Partial<Lead>, number]>([
  ['its customer called off', { status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 1 })] }, 2],
  [
    'its customer called off after work was done',
    {
      status: 'CANCELED',
      visits: [aVisit({ status: 'done', moves: 3 }), aVisit({ ...byCustomer, id: 'B', moves: 1 })],
    },
    2,
  ],
  [
    'its customer called off after the owner had offered other times',
    { status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 1, move_offer })] },
    1,
  ],
  ['the owner called off', { visits: [aVisit({ ...calledOff, moves: 1 })] }, 1],
  ['was missed', { status: 'CONTACTED', visits: [aVisit({ status: 'missed', moves: 3 })] }, 0],
])('a time in place of one that %s (%j) has cost %i moves', (_, lead, moves) => {
  expect(movesOfNew(leadWith({ ...answered('yes'), ...lead }))).toBe(moves);
});

test('what the owner books anew is no move of the customer’s', () => {
  const lead = leadWith({ status: 'CANCELED', visits: [aVisit({ ...byCustomer, moves: 3 })] });
  expect(booked(lead).visit.moves).toBe(3);
});

test('a yes with days names them and books nothing', () => {
  const change = offerAnswered(leadWith(), reply({ days: ['2026-03-12', '2026-03-13'] }), undefined, now);
  expect(change.fields).toMatchObject({ offer_answer: { days: ['2026-03-12', '2026-03-13'] } });
  expect(change.fields).not.toHaveProperty('status');
  expect(change).not.toHaveProperty('visits');
  expect(change.tasks).toEqual([]);
  expect(change.entries).toMatchObject([{ note: 'Days that work: Mar 12, Mar 13' }]);
});

const newsOf = (said: Partial<OfferReply>, isBooked: boolean) => {
  const lead = leadWith();
  const { entries } = offerAnswered(lead, reply(said), isBooked ? booked(lead) : undefined, now);
  return entries[0]?.news;
};

test.each<[string, Partial<OfferReply>, boolean, object]>([
  ['a yes alone', {}, false, { kind: 'yes' }],
  ['a yes with no days to name', { days: [] }, false, { kind: 'yes' }],
  ['a yes with one day', { days: ['2026-03-12'] }, false, { kind: 'yes', days: ['2026-03-12'] }],
  ['a yes with a time', { start }, true, { kind: 'yes', start }],
  ['a yes with a time, days in mind', { start, days: ['2026-03-12'] }, true, { kind: 'yes', start }],
  ['a yes in words', { message: 'See you' }, false, { kind: 'yes', said: 'See you' }],
  ['a no in words', { answer: 'no', message: 'Too much' }, false, { kind: 'no' }],
])('the owner is told of %s (%j)', (_, said, isBooked, news) => {
  expect(newsOf(said, isBooked)).toStrictEqual(news);
});

test('a yes without a time reads as the days that work, or as nothing more', () => {
  const noteOf = (said: Partial<OfferReply>) =>
    offerAnswered(leadWith(), reply(said), undefined, now).entries[0]?.note;
  expect(noteOf({ days: ['2026-03-12'] })).toBe('Days that work: Mar 12');
  expect(noteOf({ days: [] })).toBeUndefined();
  expect(noteOf({})).toBeUndefined();
});

test('a no says why where it does', () => {
  const said = offerAnswered(leadWith(), reply({ answer: 'no', message: 'Too much' }), undefined, now);
  expect(said.entries[0]?.note).toBe('Too much');
  expect(
    offerAnswered(leadWith(), reply({ answer: 'no', message: '' }), undefined, now).entries[0],
  ).not.toHaveProperty('note');
});

test('a time takes up the calendar entry that was lost, days leave it', () => {
  const visit_lost = { id: '01JD3ZK8Q0000000000000000L', uid: 'lost@boatdetailingla.example', sequence: 2 };
  const lead = leadWith({ visit_lost });
  expect(offerAnswered(lead, reply({ start }), booked(lead), now).fields.visit_lost).toBeNull();
  expect(offerAnswered(lead, reply(), undefined, now).fields).not.toHaveProperty('visit_lost');
  expect(offerAnswered(leadWith(), reply({ start }), booked(leadWith()), now).fields).not.toHaveProperty(
    'visit_lost',
  );
});

test('a question is a message, a no says why; neither moves the lead', () => {
  const message = 'Is the hull part of it?';
  const asked = offerAnswered(leadWith(), reply({ answer: 'question', message }), undefined, now);
  expect(asked.entries).toMatchObject([{ note: message, message: { from: 'customer' }, is_public: true }]);
  const declined = offerAnswered(leadWith(), reply({ answer: 'no' }), undefined, now);
  expect(declined.entries).toMatchObject([{ status: 'Price declined', is_public: true }]);
  expect(declined.entries[0]).not.toHaveProperty('note');
  for (const { fields } of [asked, declined]) {
    expect(fields).not.toHaveProperty('status');
    expect(fields).not.toHaveProperty('terms_accepted_at');
  }
});

test('the first yes accepts the terms, and only where nobody has', () => {
  const { terms_version: _, terms_accepted_at: __, ...byHand } = leadWith();
  expect(offerAnswered(byHand, reply(), undefined, now).fields).toMatchObject({
    terms_accepted_at: now,
  });
  expect(offerAnswered(leadWith(), reply(), undefined, now).fields).not.toHaveProperty('terms_accepted_at');
});

test('a customer without an address is owed no email', () => {
  const { email: _, ...lead } = leadWith();
  expect(offerAnswered(lead, reply({ start }), booked(lead), now).tasks).toEqual([]);
});
