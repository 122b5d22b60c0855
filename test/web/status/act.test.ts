import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { type CustomerStep, customerStep } from '#domain/status/customer-step.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { offWhy } from '#domain/visit/weather-move-reason.ts';
import { Act } from '#web/status/act.tsx';
import { PageStateProvider } from '#web/status/page-state.ts';
import { customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-01T18:00:00.000Z';
const start = '2026-12-08T18:00:00.000Z';
const offer_sent = {
  est_price_min: 760,
  est_price_max: 840,
  sent_at: '2026-11-25T18:00:00.000Z',
  valid_until: '2026-12-09T18:00:00.000Z',
  times: [start],
};
const expired = { ...offer_sent, valid_until: '2026-11-30T18:00:00.000Z' };
const yes = { answer: 'yes', at: now } as const;
const booked = (changes: Partial<Visit> = {}) => ({
  status: 'SCHEDULED' as const,
  offer_sent,
  offer_answer: yes,
  visits: [aVisit({ start, booked_at: '2026-11-26T18:00:00.000Z', ...changes })],
});
const extra = { id: '01JD3ZK8Q0000000000000000X', version: 1, line: 'Wax', amount: 12_000, sent_at: now };
const moving = { move_offer: { times: ['2026-12-09T18:00:00.000Z'], why: 'Rain.', at: now } };
const tonight = { start: '2026-12-01T23:00:00.000Z' };
const underway = { status: 'underway', start: '2026-12-01T17:00:00.000Z', started_at: now } as const;
const ready = { water: true, power: true, access: true, boat: true, at: now };
const canceled = { status: 'canceled', canceled_by: 'customer', ended_at: now } as const;
const asked: TimelineEntry = {
  id: 'asked',
  lead_id: aLead().id,
  status: 'Message',
  note: 'Can I get an updated one?',
  is_public: true,
  message: { from: 'customer' },
  created_at: now,
  meta: { updated_by: 'customer', updated_at: now },
};

const timesAfterYes = {
  status: 'OFFER_SENT',
  offer_sent,
  offer_answer: { answer: 'yes', at: '2026-11-24T18:00:00.000Z' },
} as const;

interface State {
  readonly step: CustomerStep;
  readonly lead: Partial<Lead>;
  readonly entries?: readonly TimelineEntry[];
  readonly others?: readonly Lead[];
  readonly time_off?: typeof initialSettings.time_off;
}
const quote = { status: 'OFFER_SENT', quote_id: 'quote-quote-quote-quote' } as const;
const states: Readonly<Record<string, State>> = {
  'a new request': { step: 'wait', lead: {} },
  'a price': { step: 'answer-offer', lead: { status: 'OFFER_SENT', offer_sent } },
  'a price declined': {
    step: 'answer-offer',
    lead: { status: 'OFFER_SENT', offer_sent, offer_answer: { answer: 'no', at: now } },
  },
  'a price expired': { step: 'offer-expired', lead: { status: 'OFFER_SENT', offer_sent: expired } },
  'a new price asked for': {
    step: 'price-asked',
    lead: { status: 'OFFER_SENT', offer_sent: expired },
    entries: [asked],
  },
  'a quote': { step: 'see-quote', lead: quote },
  'a quote accepted': { step: 'quote-accepted', lead: { ...quote, quote_decision: 'accepted' } },
  'a yes without a time': {
    step: 'choose-time',
    lead: { status: 'OFFER_SENT', offer_sent, offer_answer: yes },
  },
  'times offered after a yes': {
    step: 'choose-time',
    lead: timesAfterYes,
  },
  'a yes with days': {
    step: 'days-named',
    lead: { status: 'OFFER_SENT', offer_sent, offer_answer: { ...yes, days: ['2026-12-09'] } },
  },
  booked: { step: 'visits', lead: booked() },
  'on our way': { step: 'ready', lead: booked({ start: '2026-12-01T18:30:00.000Z', on_my_way_at: now }) },
  'running late': { step: 'visits', lead: booked({ start: '2026-12-01T17:30:00.000Z' }) },
  'the ready check': { step: 'ready', lead: booked(tonight) },
  'all ready': { step: 'ready', lead: booked({ ...tonight, ready }) },
  'on our way, and all ready': {
    step: 'ready',
    lead: booked({ start: '2026-12-01T18:30:00.000Z', on_my_way_at: now, ready }),
  },
  'other times offered': { step: 'move-offer', lead: booked(moving) },
  'extra work and other times': { step: 'extra', lead: { ...booked(moving), extras: [extra] } },
  'extra work while we work': {
    step: 'extra',
    lead: {
      ...booked(underway),
      status: 'IN_PROGRESS',
      extras: [extra, { ...extra, id: `${extra.id.slice(0, 25)}Y` }],
    },
  },
  'at work': { step: 'visits', lead: { ...booked(underway), status: 'IN_PROGRESS' } },
  done: { step: 'done', lead: { status: 'COMPLETED', completed_at: now } },
  'done with a receipt': {
    step: 'done',
    lead: { status: 'COMPLETED', completed_at: now, record: aRecord() },
  },
  'a visit after the receipt': { step: 'visits', lead: { ...booked(), record: aRecord() } },
  'canceled by the customer': { step: 'choose-time', lead: { ...booked(canceled), status: 'CANCELED' } },
  'canceled by us': { step: 'canceled', lead: { status: 'CANCELED' } },
};

function actOf({ lead, entries = [], others = [], time_off = [] }: State): string {
  const page = leadStatus(aLead(lead), {
    entries,
    settings: { ...initialSettings, time_off },
    isTaken: () => false,
    photos: new Map(),
    quotes: 'shown',
    others,
    now,
  });
  const value = {
    slug: 'slug',
    lead: page,
    now,
    accept: () => undefined,
    refresh: () => undefined,
    tell: () => undefined,
  };
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PageStateProvider, { value }, createElement(Act))),
  );
}

/** Filled, or waiting to be until something is picked; where only photos are wanted, their tile is it. */
const filled = (markup: string): number =>
  (markup.match(/class="btn btn--(?:main|wait|busy)/g) ?? []).length + (/photos-first/.test(markup) ? 1 : 0);

test.each(Object.entries(states))('%s shows one filled button', (_, state) => {
  const view = leadStatus(aLead(state.lead), {
    entries: state.entries ?? [],
    settings: initialSettings,
    isTaken: () => false,
    photos: new Map(),
    quotes: 'shown',
    now,
  });
  expect(customerStep(view, now)).toBe(state.step);
  expect(filled(actOf(state))).toBe(1);
});

test('times that are offered after a yes stand there to book, and no price is asked for', () => {
  const markup = actOf({ step: 'choose-time', lead: timesAfterYes });
  expect(markup).toMatch(/>Book Tue, Dec.8, 10:00.AM</);
});

test('the ready check can be answered beside other times that are offered', () => {
  const markup = actOf({ step: 'move-offer', lead: booked({ ...tonight, ...moving }) });
  expect(markup).toContain('id="ready"');
  expect(filled(markup)).toBe(1);
});

const approved = { ...extra, answer: 'approve', answered_at: now } as const;
const atWork = { ...booked(underway), status: 'IN_PROGRESS' } as const;

const settledBelow: readonly (readonly [what: string, lead: Partial<Lead>, act: string, settled: string])[] =
  [
    ['approved extra work', { ...booked(), extras: [approved] }, 'Add to calendar', 'You approved this.'],
    ['it at work', { ...atWork, extras: [approved] }, 'Message us', 'You approved this.'],
    [
      'what was not answered in time',
      { ...atWork, extras: [{ ...extra, answer_by: '2026-12-01T17:00:00.000Z' }] },
      'Message us',
      'We needed an answer by',
    ],
    ['the answered ready check', booked({ ...tonight, ready }), 'Add to calendar', 'Something’s not right'],
    [
      'one approved beside one that is asked',
      { ...atWork, extras: [approved, { ...extra, id: `${extra.id.slice(0, 25)}Y` }] },
      'Leave it',
      'You approved this.',
    ],
  ];

test('a visit that we called off says so once, and promises nothing of rain or counted moves', () => {
  const move_offer = { times: [], why: offWhy, is_off: true as const, at: now };
  const time_off = [{ from: now, to: '2026-12-10T08:00:00.000Z' }];
  const off = actOf({ step: 'move-offer', lead: booked({ move_offer }), time_off });
  expect(off).toContain('Moving is free.');
  expect(off).not.toMatch(/after all|If it rains|count as/);
  expect(actOf({ step: 'move-offer', lead: booked({ move_offer, moves: 1 }), time_off })).toContain(
    'doesn’t count as',
  );
});

test.each(settledBelow)('%s stands below what can be done now', (_, lead, act, settled) => {
  const markup = actOf({ step: 'visits', lead });
  expect(markup.indexOf(act)).toBeGreaterThan(-1);
  expect(markup.indexOf(settled)).toBeGreaterThan(markup.indexOf(act));
});

test('each step of the customer’s has its state here', () => {
  const steps: Readonly<Record<CustomerStep, true>> = {
    wait: true,
    'answer-offer': true,
    'offer-expired': true,
    'price-asked': true,
    'see-quote': true,
    'choose-time': true,
    'days-named': true,
    'quote-accepted': true,
    extra: true,
    'move-offer': true,
    ready: true,
    visits: true,
    done: true,
    canceled: true,
  };
  expect(new Set(Object.values(states).map(({ step }) => step))).toEqual(new Set(Object.keys(steps)));
});

test('who has booked again and waits for the price is led there, and not to book once more', () => {
  const over = { status: 'COMPLETED', completed_at: now, customer_id: customerId } as const;
  const next = aLead({ customer_id: customerId, id: '01JD3ZK8Q0000000000000000Z', again_of: aLead().id });
  const again = actOf({ step: 'done', lead: over, others: [next] });
  expect(again).toContain('See your new request');
  expect(again).not.toContain('Book again');
  const ofAnotherBoat = actOf({ step: 'done', lead: over, others: [{ ...next, length_ft: 40 }] });
  expect(ofAnotherBoat).toContain('Book again');
});

test('a corrected receipt that was paid says what comes back, or asks for the rest alone', () => {
  const corrected = (paid_total: number) =>
    actOf({
      step: 'done',
      lead: {
        status: 'COMPLETED',
        completed_at: now,
        record: aRecord({ version: 2, paid_on: '2026-12-01', how: 'check', paid_total }),
      },
    });
  const less = corrected(119_500);
  expect(less).toContain('so $100.00 comes back to you.');
  expect(less).not.toContain('id="pay"');
  const more = corrected(99_500);
  expect(more).toContain('so $100.00 is still due.');
  expect(more).toContain('Paid the rest already?');
  expect(more).toContain('id="pay"');
});

test('who has no email reads why booking again asks for one', () => {
  const why = 'Booking online takes an email, so we can send you the price.';
  const lead = { status: 'COMPLETED', completed_at: now, record: aRecord() } as const;
  expect(actOf({ step: 'done', lead })).not.toContain(why);
  expect(actOf({ step: 'done', lead: { ...lead, email: undefined } })).toContain(why);
});

test('a receipt stays below a visit that comes after it, with the work that it bills', () => {
  const sent_at = '2026-11-30T18:00:00.000Z';
  const markup = actOf({
    step: 'visits',
    lead: {
      ...booked(),
      extras: [{ ...extra, sent_at, answer: 'approve', answered_at: sent_at }],
      record: aRecord({
        lines: [{ description: 'Wax', quantity: 1, unit_price: 12_000, taxable: true }],
        paid_on: '2026-12-01',
      }),
    },
  });
  const order = ['Add to calendar', 'What we did', 'You approved it', 'class="paid"', 'Tell us by'];
  const places = order.map((text) => markup.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(markup).not.toContain('That adds');
  expect(markup).not.toContain('Book again');
});

test('extra work that nobody had answered when the job was done isn’t on the bill, which says so', () => {
  const text = 'You didn’t approve “Wax” for $120.00, so it isn’t on the bill.';
  const record = aRecord({ done_at: now });
  const page = (work: object, changes = {}) =>
    actOf({
      step: 'done',
      lead: {
        status: 'COMPLETED',
        extras: [{ ...extra, sent_at: '2026-12-01T17:00:00.000Z', ...work }],
        record: { ...record, ...changes },
      },
    });
  expect(page({})).toContain(text);
  expect(page({ answer: 'approve', answered_at: now })).not.toContain(text);
  expect(page({ sent_at: '2026-12-01T19:00:00.000Z' })).not.toContain(text);
  const lines = [{ description: 'Wax', quantity: 1, unit_price: 12_000, taxable: true }];
  expect(page({}, { lines })).not.toContain(text);
});

const wrote = (created_at: string): TimelineEntry => ({ ...asked, created_at });

test.each<[string, Partial<Lead>]>([
  ['a receipt', { record: aRecord() }],
  ['a job without one', { completed_at: '2026-12-01T17:00:00.000Z' }],
])('%s says that something was written in time, and asks no more for it', (_, lead) => {
  const done = { step: 'done', lead: { status: 'COMPLETED', ...lead } } as const;
  const told = actOf({ ...done, entries: [wrote(now)] }).replaceAll(/\u00a0|<[^>]+>/g, ' ');
  expect(told).toMatch(/We got your message\s+Tue, Dec 1, 10:00 AM, in time\./);
  expect(told).not.toMatch(/Tell us/);
  const before = actOf({ ...done, entries: [wrote('2026-12-01T16:00:00.000Z')] });
  expect(before).toContain('Tell us');
});
