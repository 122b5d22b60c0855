import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { type CustomerView, customerStep } from '#domain/status/customer-step.ts';

const now = '2026-12-01T18:00:00.000Z';
const offer = { valid_until: '2026-12-10T18:00:00.000Z' };
const yes = { answer: 'yes' } as const;
const visit = {
  start: '2026-12-05T17:00:00.000Z',
  status: 'planned',
  changed_at: '2026-11-30T18:00:00.000Z',
  moves_left: 1,
} as const;
const underway = { ...visit, status: 'underway' } as const;
const moving = { ...visit, move_offer: { times: [], why: 'It will rain.', at: now } };
const view = (day: Partial<NonNullable<CustomerView['visits']>[number]>): CustomerView => ({
  status: 'SCHEDULED',
  visits: [{ ...moving, ...day }],
});
const asked = [{ ...visit, asks_ready: true }, moving];
const canceled = { ...visit, status: 'canceled' } as const;
const byCustomer = { ...canceled, canceled_by: 'customer' } as const;

const steps: readonly (readonly [string, CustomerView, ReturnType<typeof customerStep>])[] = [
  ['a new request', { status: 'REQUEST_SENT' }, 'wait'],
  ['a price', { status: 'OFFER_SENT', offer }, 'answer-offer'],
  ['a price without an end', { status: 'OFFER_SENT', offer: {} }, 'answer-offer'],
  ['a question asked', { status: 'OFFER_SENT', offer, offer_answer: { answer: 'question' } }, 'answer-offer'],
  ['a no', { status: 'OFFER_SENT', offer, offer_answer: { answer: 'no' } }, 'answer-offer'],
  [
    'a price that has expired',
    { status: 'OFFER_SENT', offer: { valid_until: now.replace('18:', '17:') } },
    'offer-expired',
  ],
  ['a yes without a time', { status: 'OFFER_SENT', offer, offer_answer: yes }, 'choose-time'],
  [
    'a yes with days',
    { status: 'OFFER_SENT', offer, offer_answer: { ...yes, days: ['2026-12-07'] } },
    'days-named',
  ],
  ['a quote', { status: 'OFFER_SENT', quote_id: 'quote' }, 'see-quote'],
  [
    'a quote accepted without an offer',
    { status: 'OFFER_SENT', quote_id: 'quote', quote_decision: 'accepted' },
    'quote-accepted',
  ],
  [
    'a quote accepted with an offer',
    { status: 'OFFER_SENT', offer, quote_id: 'quote', quote_decision: 'accepted', offer_answer: yes },
    'choose-time',
  ],
  ['an offer set by hand', { status: 'OFFER_SENT' }, 'wait'],
  ['a date set by hand', { status: 'SCHEDULED', offer, offer_answer: yes }, 'wait'],
  ['a visit', { status: 'SCHEDULED', visits: [visit] }, 'visits'],
  ['a visit beside a canceled one', { status: 'SCHEDULED', visits: [byCustomer, visit] }, 'visits'],
  [
    'extra work, other times and a ready check at once',
    { status: 'SCHEDULED', extras: [{}], visits: asked },
    'extra',
  ],
  [
    'extra work while the boat is worked on',
    { status: 'IN_PROGRESS', extras: [{}], visits: [underway] },
    'extra',
  ],
  [
    'extra work that is answered, then the other times',
    { status: 'SCHEDULED', extras: [{ answer: 'leave' }], visits: asked },
    'move-offer',
  ],
  ['extra work that comes too late', { status: 'CONTACTED', extras: [{}], visits: [visit] }, 'visits'],
  ['a ready check', { status: 'SCHEDULED', visits: [{ ...visit, asks_ready: true }, visit] }, 'ready'],
  [
    'a day underway, and a ready check for the next',
    { status: 'IN_PROGRESS', visits: [underway, { ...visit, asks_ready: true }] },
    'visits',
  ],
  [
    'a ready check of a visit that they asked to cancel',
    { status: 'SCHEDULED', visits: [{ ...visit, asks_ready: true, cancel_asked: 'waits' }] },
    'visits',
  ],
  [
    'a day underway, and other times for the next',
    { status: 'IN_PROGRESS', visits: [underway, moving] },
    'move-offer',
  ],
  ['other times that were offered, and we left', view({ on_my_way_at: now }), 'visits'],
  ['other times that were offered, and we are late', view({ late: { why: 'Traffic.' } }), 'visits'],
  ['other times that were offered, and the start has passed', view({ start: now }), 'move-offer'],
  ['the same on an earlier day', view({ start: addHours(now, -48) }), 'visits'],
  ['other times that were offered, and the work began', view({ status: 'underway' }), 'visits'],
  [
    'a visit that was missed',
    { status: 'CONTACTED', offer, offer_answer: yes, visits: [{ ...visit, status: 'missed' }] },
    'choose-time',
  ],
  [
    'called off by the customer',
    { status: 'CANCELED', offer, offer_answer: yes, visits: [byCustomer] },
    'choose-time',
  ],
  [
    'called off by the customer, who has no move left',
    { status: 'CANCELED', offer, offer_answer: yes, visits: [{ ...byCustomer, moves_left: 0 }] },
    'canceled',
  ],
  [
    'called off by the customer, whom we had offered other times',
    {
      status: 'CANCELED',
      offer,
      offer_answer: yes,
      visits: [{ ...byCustomer, moves_left: 0, move_offer: { times: [], why: 'It will rain.', at: now } }],
    },
    'choose-time',
  ],
  [
    'called off by the customer, who never said yes',
    { status: 'CANCELED', offer, visits: [byCustomer] },
    'canceled',
  ],
  ['called off by us', { status: 'CANCELED', offer, offer_answer: yes, visits: [canceled] }, 'canceled'],
  [
    'called off by us after the customer had called one off',
    {
      status: 'CANCELED',
      offer,
      offer_answer: yes,
      visits: [
        { ...canceled, changed_at: now },
        { ...byCustomer, start: '2026-12-09T17:00:00.000Z' },
      ],
    },
    'canceled',
  ],
  ['work done', { status: 'COMPLETED', visits: [{ ...visit, status: 'done' }] }, 'done'],
];

test.each(steps)('%s', (_, view, step) => {
  expect(customerStep(view, now)).toBe(step);
});
