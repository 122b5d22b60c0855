import { expect, test } from 'vitest';
import { surcharges } from '#content/surcharges.ts';
import { gapsOf, unfilledGaps } from '#domain/gap/gaps.ts';
import { refusedNames } from '#domain/gap/refused-names.ts';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { firstRates } from '#domain/price/first-rates.ts';
import { rangeText } from '#domain/price/price-words.ts';
import { initialSettings } from '#domain/settings.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = instantOf('2026-12-01T09:00');
const idOf = (place: number) => `01JD3ZK8Q000000000000000${place}0`.slice(0, 26);
const asked = (place: number, changes: object = {}) =>
  aLead({
    id: idOf(place),
    full_name: `Guest ${place}`,
    requested_service: 'wash',
    length_ft: 20,
    created_at: addHours(now, -100 + place),
    preferred_date: '2026-12-02',
    ...changes,
  });
const entry = (changes: Partial<DayEntry> = {}): DayEntry => ({
  visit_id: idOf(8),
  lead_id: idOf(8),
  start: instantOf('2026-12-02T08:00'),
  hours: 1,
  area: 'marina-del-rey',
  status: 'planned',
  ...changes,
});
const facts = {
  entries: [] as DayEntry[],
  forecasts: new Map(),
  settings: initialSettings,
  prices: firstRates,
  surcharges,
  now,
};

test('tomorrow’s room is for three who asked for that day, the longest waiting first', () => {
  const [gap, ...others] = gapsOf([asked(4), asked(2), asked(3), asked(1)], facts);
  expect(gap?.people.map(({ name }) => name)).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
  expect(gap?.start).toBe(instantOf('2026-12-02T08:00'));
  expect(others).toEqual([]);
});

test('a time that three can pick still is offered to nobody else, one that two can pick to one more', () => {
  const start = instantOf('2026-12-02T08:00');
  const sent = { est_price_min: 140, est_price_max: 140, sent_at: now, times: [start] };
  const offered = (place: number) => asked(place, { status: 'OFFER_SENT', offer_sent: sent });
  const others = [asked(4), asked(5)];
  const [next] = gapsOf([offered(1), offered(2), offered(3), ...others], facts);
  expect(next).toMatchObject({ start: instantOf('2026-12-02T10:00') });
  const [gap] = gapsOf([offered(1), offered(2), ...others], facts);
  expect(gap).toMatchObject({ start, people: [{ name: 'Guest 4' }] });
});

test('who asked for a time of that day is offered it while it is open, and the day’s other room when it is not', () => {
  const wished = instantOf('2026-12-02T13:00');
  const leads = [asked(1, { preferred_start: wished })];
  expect(gapsOf(leads, facts)).toMatchObject([{ start: wished, people: [{ name: 'Guest 1' }] }]);
  const freed = calledOff('2026-12-02T15:00');
  expect(gapsOf([...leads, freed], facts)).toMatchObject([{ start: wished }]);
  expect(unfilledGaps([...leads, freed], [], facts)).toMatchObject([
    { refused: [{ name: 'Guest 1', why: 'asked for 1:00 PM, which is open' }] },
  ]);
  const taken = { ...facts, entries: [entry({ start: wished, hours: 3 })] };
  expect(gapsOf(leads, taken)).toMatchObject([{ start: instantOf('2026-12-02T08:00') }]);
});

test('while tomorrow is off, the room of the first day after it is', () => {
  const time_off = [{ from: instantOf('2026-12-02T00:00'), to: instantOf('2026-12-03T00:00') }];
  const off = { ...facts, settings: { ...initialSettings, time_off } };
  const [gap] = gapsOf([asked(1, { preferred_date: '2026-12-03' })], off);
  expect(gap?.start).toBe(instantOf('2026-12-03T08:00'));
});

test('whoever lies near the day’s stops comes after them, and nobody for whom it is too far or who said no', () => {
  const near = asked(1, { preferred_date: undefined });
  const far = asked(2, { preferred_date: undefined, city: 'Castaic', zip: '91384', address: 'Driveway' });
  const no = asked(3, { offer_answer: { answer: 'no', at: now } });
  const [gap] = gapsOf([near, far, no, asked(4)], { ...facts, entries: [entry()] });
  expect(gap?.people.map(({ name, why }) => [name, why])).toEqual([
    ['Guest 4', 'asked for that day'],
    ['Guest 1', 'is near where you’ll be that day'],
  ]);
  expect(gap?.start).toBe(instantOf('2026-12-02T10:00'));
});

test('who said yes and can pick the time on their page is not sent it as an offer', () => {
  const yes = { status: 'OFFER_SENT', offer_answer: { answer: 'yes', at: addHours(now, -48) } } as const;
  const start = instantOf('2026-12-04T13:00');
  const left = aLead({
    id: idOf(9),
    visits: [aVisit({ id: idOf(9), start, status: 'canceled', ended_at: addHours(now, -1) })],
  });
  const own = asked(1, { ...yes, preferred_date: '2026-12-04' });
  expect(gapsOf([left, own], facts)).toEqual([]);
  expect(unfilledGaps([left, own], [], facts)).toMatchObject([
    { start, refused: [{ name: 'Guest 1', why: 'can pick this time on their page' }] },
  ]);
  const named = { offer_answer: { ...yes.offer_answer, days: ['2026-12-04'] } };
  expect(gapsOf([left, asked(1, { ...yes, ...named })], facts)).toMatchObject([{ start }]);
  const late = { ...facts, now: addHours(start, -20) };
  expect(gapsOf([left, own], late), 'too soon to be picked there').toMatchObject([{ start }]);
});

test('what a cancellation or a move has left is offered, with the reason', () => {
  const start = instantOf('2026-12-04T13:00');
  const visit = aVisit({ start });
  const wished = asked(1, { preferred_date: '2026-12-04' });
  const canceled = aLead({ id: idOf(7), visits: [{ ...visit, status: 'canceled', ended_at: now }] });
  expect(gapsOf([wished, canceled], facts)).toMatchObject([{ start, freed_by: 'cancel' }]);
  const lead = aLead({ id: idOf(7), visits: [visit] });
  const moved = bookVisit(lead, { start: instantOf('2026-12-09T13:00'), hours: 3 }, idOf(6), now);
  expect(gapsOf([wished, { ...lead, visits: [moved.visit] }], facts)).toMatchObject([
    { start, freed_by: 'move' },
  ]);
});

test('weather, an offer of today and an email that bounced leave somebody out', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    start: addHours(instantOf('2026-12-02T00:00'), hour),
    temperature_f: 60,
    rain_percent: 90,
    wind_mph: 5,
  }));
  const wet = new Map([['marina-del-rey', { area: 'marina-del-rey', fetched_at: now, hours }]]);
  expect(gapsOf([asked(1)], { ...facts, forecasts: wet })).toEqual([]);
  const offer_sent = { est_price_min: 100, est_price_max: 120, sent_at: addHours(now, -2) };
  expect(gapsOf([asked(1, { status: 'OFFER_SENT', offer_sent })], facts)).toEqual([]);
  expect(gapsOf([asked(1, { mail_problem: 'bounced' })], facts)).toEqual([]);
});

test('a quote is offered again at its sum to the cent', () => {
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 41_550, taxable: true }];
  const offer_sent = { est_price_min: 415, est_price_max: 416, sent_at: addHours(now, -48), lines };
  const [gap] = gapsOf([asked(1, { status: 'OFFER_SENT', offer_sent })], facts);
  expect(gap?.people.map(rangeText)).toEqual(['$415.50']);
});

/** Visits of others that were called off just now. */
const calledOff = (...starts: string[]) =>
  aLead({
    id: idOf(7),
    status: 'CANCELED',
    visits: starts.map((start) =>
      aVisit({ start: instantOf(start), status: 'canceled', ended_at: now, canceled_by: 'customer' }),
    ),
  });
const friday = (place: number, changes: object = {}) =>
  asked(place, { preferred_date: '2026-12-04', ...changes });

test('where the time that came free is too short for who asked for that day, the day’s other room is offered', () => {
  const leads = [friday(1, { length_ft: 40 }), calledOff('2026-12-04T15:00')];
  expect(gapsOf(leads, facts)).toMatchObject([
    { start: instantOf('2026-12-04T08:00'), people: [{ name: 'Guest 1' }] },
  ]);
  expect(gapsOf(leads, facts)[0]).not.toHaveProperty('freed_by');
});

test.each<[string, object, string]>([
  ['an offer of today', { offer_sent: { est_price_min: 1, est_price_max: 1, sent_at: now } }, 'got an offer'],
  ['no email', { email: undefined }, 'has no email'],
  ['a bounced email', { mail_problem: 'bounced' }, 'has an email that doesn’t work'],
  ['a no', { offer_answer: { answer: 'no', at: now } }, 'said no'],
  ['no length', { length_ft: undefined, requested_service: undefined }, 'has no price yet'],
  ['work longer than the day', { length_ft: 200 }, 'needs 20 hours, too long for what’s left of that day'],
])('that nobody is offered a time that came free, for %s, is said with the reason', (_, changes, why) => {
  const leads = [friday(1, changes), friday(2, changes), calledOff('2026-12-04T13:00')];
  const gaps = gapsOf(leads, facts);
  expect(gaps).toEqual([]);
  expect(unfilledGaps(leads, gaps, facts)).toMatchObject([
    {
      start: instantOf('2026-12-04T13:00'),
      freed_by: 'cancel',
      refused: [
        { name: 'Guest 1', why: expect.stringContaining(why) },
        { name: 'Guest 2', why: expect.stringContaining(why) },
      ],
    },
  ]);
});

test('a time that was taken again, is too soon or lies in a day with somebody to ask is not said to suit nobody', () => {
  const soon = calledOff('2026-12-01T11:00');
  expect(unfilledGaps([soon], [], facts)).toEqual([]);
  const freed = calledOff('2026-12-04T13:00');
  const taken = [entry({ start: instantOf('2026-12-04T13:00'), hours: 3 })];
  expect(unfilledGaps([freed], [], { ...facts, entries: taken })).toEqual([]);
  const leads = [friday(1), freed];
  expect(unfilledGaps(leads, gapsOf(leads, facts), facts)).toEqual([]);
  expect(unfilledGaps([freed], [], facts)).toMatchObject([{ refused: [] }]);
});

test('a time that came free on a day whose visits are not read yet is offered to nobody', () => {
  const late = calledOff('2026-12-08T08:00');
  const leads = [asked(1, { preferred_date: '2026-12-08' }), late];
  expect(gapsOf(leads, facts)).toEqual([]);
});

test('a time is offered neither to whose visit left it, nor to another request of theirs, nor at another hour', () => {
  const start = instantOf('2026-12-04T13:00');
  const customer_id = '01KB0000000000000000000001';
  const lead = aLead({ id: idOf(7), customer_id, visits: [aVisit({ start })] });
  const { visit } = bookVisit(lead, { start: instantOf('2026-12-09T13:00'), hours: 3 }, idOf(6), now);
  const moved = { ...lead, visits: [visit] };
  const second = friday(1, { customer_id });
  expect(gapsOf([moved, second], facts)).toEqual([]);
  expect(unfilledGaps([moved, second], [], facts)).toEqual([{ start, freed_by: 'move', refused: [] }]);
  expect(gapsOf([moved, second, friday(2)], facts)[0]?.people.map(({ name }) => name)).toEqual(['Guest 2']);
  const canceled = aVisit({ start, status: 'canceled', ended_at: now });
  expect(gapsOf([friday(1, { visits: [canceled] })], facts)).toEqual([]);
});

test('a time that a customer asked to move to is not offered to others while that waits for a yes', () => {
  const move_wish = { start: instantOf('2026-12-02T09:00'), at: now };
  const wisher = asked(5, { status: 'SCHEDULED', visits: [aVisit({ hours: 2, move_wish })] });
  const [gap] = gapsOf([asked(1), wisher], facts);
  expect(gap?.start).toBe(instantOf('2026-12-02T13:00'));
});

test('who cannot be asked, and why, is one sentence', () => {
  const no = (name: string, why: string) => ({ lead_id: idOf(1), name, why });
  const offered = [no('Xena Cole', 'was offered this time'), no('Wade Ito', 'was offered this time')];
  expect(refusedNames(offered)).toBe('Xena Cole and Wade Ito were offered this time');
  expect(refusedNames([...offered, no('Bo Li', 'said no')])).toBe(
    'Xena Cole and Wade Ito were offered this time, and Bo Li said no',
  );
});
