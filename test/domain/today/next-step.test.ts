import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { surcharges } from '#content/surcharges.ts';
import type { Lead } from '#domain/lead.ts';
import { nextStep, nextWords } from '#domain/today/next-step.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-05T18:00:00.000Z';
const kind = (lead: Partial<Lead>, knownAt?: string) =>
  nextStep(aLead(lead), knownAt, { prices, surcharges, now })?.kind;

const called = { email: undefined, source: 'phone' } as const;
const unknown = { requested_service: undefined, services: undefined, length_ft: undefined };
const offer_sent = {
  est_price_min: 700,
  est_price_max: 800,
  sent_at: '2026-03-05T17:00:00.000Z',
  valid_until: '2026-03-19T17:00:00.000Z',
};
const timesAfterYes = {
  offer_sent: { ...offer_sent, valid_until: now, times: ['2026-03-12T16:00:00.000Z'] },
  offer_answer: { answer: 'yes', at: '2026-03-04T17:00:00.000Z' },
} as const satisfies Partial<Lead>;
const planned = aVisit({ start: '2026-03-12T16:00:00.000Z', told: undefined, sent_at: undefined });
const canceled = { ...planned, status: 'canceled', ended_at: now } as const;

const moving: Partial<Lead> = {
  ...called,
  status: 'SCHEDULED',
  scheduled_at: planned.start,
  visits: [
    {
      ...planned,
      booked_at: '2026-03-01T17:00:00.000Z',
      move_offer: { times: ['2026-03-13T16:00:00.000Z'], why: 'Rain is forecast.', at: now },
    },
  ],
};

const missed: Partial<Lead> = {
  ...called,
  status: 'CONTACTED',
  visits: [{ ...planned, start: offer_sent.sent_at, status: 'missed', ended_at: offer_sent.sent_at }],
};
const finished: Partial<Lead> = {
  ...called,
  status: 'COMPLETED',
  record: aRecord({ done_at: offer_sent.sent_at }),
};
const record = aRecord({
  done_at: offer_sent.sent_at,
  version: 2,
  total: 120_000,
  made_at: now,
  earlier: [aRecord()],
});
const corrected: Partial<Lead> = { ...finished, record };
const canvas = {
  id: '01JD3ZK8Q0000000000000000E',
  version: 1,
  line: 'Canvas',
  amount: 6000,
  sent_at: offer_sent.sent_at,
  answer: 'approve',
  answered_at: offer_sent.sent_at,
} as const;
const unaware = aRecord({ done_at: offer_sent.sent_at, extras: [] });

test.each<[string, string | undefined, Partial<Lead>, string?]>([
  ['nothing is known and there is a phone', 'ask', { ...called, ...unknown }],
  ['nothing is known and nobody can be texted', 'service', { ...unknown, phone_e164: undefined }],
  ['the service is missing', 'service', { ...called, requested_service: undefined }],
  ['the length is missing', 'length', { ...called, length_ft: undefined }],
  ['all is there', 'price', called],
  ['a time is set by hand', 'book', { ...called, scheduled_at: planned.start }],
  ['that time has passed', 'price', { ...called, scheduled_at: '2026-03-05T17:00:00.000Z' }],
  ['the price waits without an email', 'text-price', { ...called, status: 'OFFER_SENT', offer_sent }],
  ['it was texted', 'wait', { ...called, status: 'OFFER_SENT', offer_sent }, '2026-03-05T17:01:00.000Z'],
  ['it was emailed', 'wait', { status: 'OFFER_SENT', offer_sent }],
  [
    'an earlier text said nothing of it',
    'text-price',
    { ...called, status: 'OFFER_SENT', offer_sent },
    '2026-03-04T17:01:00.000Z',
  ],
  [
    'the price has run out',
    'price',
    { status: 'OFFER_SENT', offer_sent: { ...offer_sent, valid_until: '2026-03-05T17:30:00.000Z' } },
  ],
  [
    'a yes has no time',
    'time',
    {
      status: 'OFFER_SENT',
      offer_sent,
      offer_answer: { answer: 'yes', at: now },
    },
  ],
  ['times were offered after a yes', 'wait', { status: 'OFFER_SENT', ...timesAfterYes }],
  ['they were offered without an email', 'text-times', { ...called, status: 'OFFER_SENT', ...timesAfterYes }],
  [
    'times were offered without an email since a miss',
    'text-times',
    {
      ...missed,
      status: 'OFFER_SENT',
      offer_sent: { ...offer_sent, times: ['2026-03-13T16:00:00.000Z'], sent_at: now },
    },
  ],
  ['a time is not sent', 'book', { status: 'SCHEDULED', scheduled_at: '2026-03-12T16:00:00.000Z' }],
  [
    'a booked time waits without an email',
    'text-time',
    {
      ...called,
      status: 'SCHEDULED',
      scheduled_at: planned.start,
      visits: [{ ...planned, booked_at: offer_sent.sent_at }],
    },
  ],
  [
    'the customer picked the booked time',
    undefined,
    { ...called, status: 'SCHEDULED', scheduled_at: planned.start, visits: [{ ...planned, booked_at: now }] },
    now,
  ],
  [
    'we canceled without an email',
    'text-cancel',
    { ...called, status: 'CANCELED', visits: [canceled] },
    offer_sent.sent_at,
  ],
  ['the cancellation was texted', undefined, { ...called, status: 'CANCELED', visits: [canceled] }, now],
  [
    'the customer canceled',
    undefined,
    { ...called, status: 'CANCELED', visits: [{ ...canceled, canceled_by: 'customer' }] },
  ],
  ['other times were offered without an email', 'text-move', moving],
  ['the other times were texted', undefined, moving, now],
  [
    'the visit has passed',
    'close',
    { status: 'SCHEDULED', visits: [aVisit({ start: '2026-03-04T16:00:00.000Z' })] },
  ],
  [
    'the visit was called off',
    'time',
    {
      status: 'SCHEDULED',
      visits: [
        aVisit({
          start: '2026-03-04T16:00:00.000Z',
          move_offer: { times: [], why: 'I’m sick.', at: now, is_off: true },
        }),
      ],
    },
  ],
  ['we missed them without an email', 'text-missed', missed],
  ['the miss was texted', 'time', missed, now],
  ['we missed them and emailed that', 'time', { ...missed, email: 'hank@example.com' }],
  ['a receipt waits without an email', 'text-receipt', finished],
  ['the receipt was texted', undefined, finished, now],
  ['its total was corrected since', 'text-receipt', corrected, '2026-03-05T17:30:00.000Z'],
  ['the new total was texted', undefined, corrected, now],
  [
    'only its note was corrected since',
    undefined,
    { ...corrected, record: { ...record, total: 109_500 } },
    '2026-03-05T17:30:00.000Z',
  ],
  ['work that they approved is not on it yet', undefined, { ...finished, extras: [canvas], record: unaware }],
  [
    'the receipt is old',
    undefined,
    { ...finished, record: aRecord({ done_at: '2026-02-01T17:00:00.000Z' }) },
  ],
  [
    'the start has passed',
    'begin',
    {
      status: 'SCHEDULED',
      scheduled_at: offer_sent.sent_at,
      visits: [aVisit({ start: offer_sent.sent_at })],
    },
  ],
  ['the customer asked', 'answer', { unanswered: { text: 'Canvas too?', at: now } }],
  ['all is done', undefined, { status: 'COMPLETED' }],
])('when %s the next step is %s', (_, step, lead, knownAt) => {
  expect(kind(lead, knownAt)).toBe(step);
});

test('one end of a price that the owner has set is the price, never the suggestion', () => {
  const lead = aLead({
    status: 'CONTACTED',
    requested_service: 'complete',
    length_ft: 24,
    est_price_max: 310,
  });
  expect(nextStep(lead, undefined, { prices, surcharges, now })).toMatchObject({
    kind: 'price',
    range: { min: 310, max: 310 },
  });
});

test('what stands above the facts names the bar’s act, not another', () => {
  const words = (changes: Partial<Lead>) => {
    const lead = aLead(changes);
    return nextWords(lead, nextStep(lead, undefined, { prices, surcharges, now }), now);
  };
  expect(words({ ...called, ...unknown })).toContain('find out what they’d like done');
  expect(words({ requested_service: undefined })).toBe('Next: set the service. It makes the price.');
  expect(words({ length_ft: undefined })).toBe('Next: set the boat’s length. It makes the price.');
  expect(words({})).toBe('Next: send a price.');
  expect(words({ ...called, status: 'OFFER_SENT', offer_sent })).toBe('Next: text them the price.');
  expect(words(moving)).toBe('Next: text them the other times.');
  expect(words(missed)).toBe('Next: text them that the visit was missed.');
  expect(words(finished)).toBe('Next: text them the receipt.');
  expect(words(corrected)).toBe('Next: text them the corrected receipt.');
  expect(words({ ...moving, email: 'hank@example.com' })).toContain('Next: email the appointment');
  const yes = { offer_sent, offer_answer: { answer: 'yes' as const, at: now } };
  expect(words({ status: 'OFFER_SENT', ...yes, scheduled_at: planned.start })).toContain(
    'email the appointment',
  );
});

test('the answer to who asked to cancel names the visit', () => {
  const cancels = { ...planned, cancel_wish: { at: now } };
  const unanswered = { at: now, text: 'Please cancel.' };
  const lead = aLead({ status: 'SCHEDULED', visits: [cancels], unanswered });
  expect(nextStep(lead, undefined, { prices, surcharges, now })).toEqual({ kind: 'answer', cancels });
});
