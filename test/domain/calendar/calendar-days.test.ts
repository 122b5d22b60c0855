import { expect, test } from 'vitest';
import { CalendarDay } from '#domain/calendar/calendar-day.ts';
import {
  CalendarCustomer,
  type CalendarFacts,
  CalendarLead,
  calendarDays,
} from '#domain/calendar/calendar-days.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const day = '2026-03-12';
const now = '2026-03-11T16:00:00.000Z';
const area = 'marina-del-rey';
const customer_id = '01KB0000000000000000000001';
const boat_id = '01KB0000000000000000000002';
const customers = new Map([
  [
    customer_id,
    CalendarCustomer.parse({ id: customer_id, boats: [{ id: boat_id, berth: { slip: 'C-1204' } }] }),
  ],
]);
/** A week of weather in which wax has to wait. */
const hours = Array.from({ length: 168 }, (_, hour) => ({
  start: addHours(now, hour),
  temperature_f: 66,
  rain_percent: 0,
  wind_mph: 24,
}));
const forecasts = new Map([[area, { area, fetched_at: now, hours }]]);

const facts = (lead: Lead | undefined, visits: readonly Visit[], more: Partial<CalendarFacts> = {}) => ({
  entries: visits.map(({ id, start, hours: length, status }) => ({
    visit_id: id,
    lead_id: aLead().id,
    start,
    hours: length,
    status,
    area,
  })),
  // As they are read: with the fields that the calendar needs.
  leads: new Map(lead ? [[lead.id, CalendarLead.parse(lead)]] : []),
  customers,
  forecasts: new Map(),
  settings: initialSettings,
  now,
  ...more,
});

const dayOf = (lead: Lead | undefined, visits: readonly Visit[], more: Partial<CalendarFacts> = {}) => {
  const [only] = calendarDays([day], facts(lead, visits, more));
  if (!only) throw new Error('The calendar has no day.');
  return CalendarDay.parse(only);
};
const shown = (visit: Visit, lead: Partial<Lead> = {}, more: Partial<CalendarFacts> = {}) =>
  dayOf(aLead({ visits: [visit], ...lead }), [visit], more).visits[0];

test('a plain visit shows whose it is, what for, and nothing that is not so', () => {
  expect(shown(aVisit())).toStrictEqual({
    id: aVisit().id,
    lead_id: aLead().id,
    name: 'Ana Ortiz',
    start: aVisit().start,
    hours: 3,
    status: 'planned',
    area,
    service: 'complete',
    boat: '24 ft Runabout',
  });
});

test('a visit shows all that the day is planned by', () => {
  const said = {
    overlap: true,
    ready: { water: true, power: true, access: true, boat: true, at: now },
    move_wish: { start: '2026-03-14T16:00:00.000Z', at: now },
    move_offer: { times: ['2026-03-15T16:00:00.000Z'], why: 'Wind.', at: now },
  } as const;
  const visit = aVisit({ ...said, move_offer: { ...said.move_offer, times: [...said.move_offer.times] } });
  expect(shown(visit, { customer_id, boat_id, email: undefined }, { forecasts })).toMatchObject({
    slip: 'C-1204',
    weather: { wind_mph: 24, warning: expect.stringContaining('Wind 24 mph') },
    overlap: true,
    no_email: true,
    ready: said.ready,
    wished_start: said.move_wish.start,
    move_offered_at: now,
  });
});

test.each([
  ['cancel', { cancel_wish: { at: now } }, 'cancel_asked'],
  ['move', { move_asked: { at: now } }, 'move_asked'],
])('a visit says that its customer asked to %s it, until that is answered', (_, wish, said) => {
  const visit = aVisit(wish);
  const unanswered = { at: now, text: 'Please cancel.' };
  expect(shown(visit, { unanswered })).toMatchObject({ [said]: true });
  expect(shown(visit, { unanswered, wrote_at: addHours(now, 1) })).not.toHaveProperty(said);
});

test.each([
  ['planned', true],
  ['underway', true],
  ['done', false],
  ['missed', false],
] as const)('weather and other times matter to a visit that is %s: %s', (status, matters) => {
  const move_wish = { start: '2026-03-14T16:00:00.000Z', at: now };
  const move_offer = { times: [], why: 'Wind.', at: now };
  const visit = shown(aVisit({ status, move_wish, move_offer }), {}, { forecasts });
  const names = ['weather', 'wished_start', 'move_offered_at'] as const;
  expect(names.map((name) => visit?.[name] !== undefined)).toEqual(names.map(() => matters));
});

test('work underway has the weather of the hours that it takes, also over its planned end, but of no later day', () => {
  const visit = aVisit({ status: 'underway', started_at: addHours(aVisit().start, 1) });
  const weatherAt = (hoursIn: number) => {
    const late = addHours(aVisit().start, hoursIn);
    const fresh = new Map([[area, { area, fetched_at: late, hours }]]);
    return shown(visit, {}, { forecasts: fresh, now: late })?.weather;
  };
  expect(weatherAt(3.5)).toMatchObject({ wind_mph: 24 });
  expect(weatherAt(5)).toMatchObject({ wind_mph: 24 });
  expect(weatherAt(24)).toBeUndefined();
});

test('of a lead that is gone, or that told little, the calendar shows the time alone', () => {
  const visit = aVisit();
  const bare = { id: visit.id, lead_id: aLead().id, start: visit.start, hours: 3, status: 'planned', area };
  expect(dayOf(undefined, [visit], { forecasts }).visits).toStrictEqual([{ ...bare, name: '' }]);
  const { requested_service: _, boat_type: __, length_ft: ___, ...silent } = aLead({ visits: [visit] });
  expect(dayOf(silent, [visit], { forecasts }).visits).toStrictEqual([{ ...bare, name: 'Ana Ortiz' }]);
});

test('visits come soonest first, each with what its own said, and those that were called off are left out', () => {
  const later = aVisit({
    id: '01JD3ZK8Q0000000000000000W',
    start: '2026-03-12T20:00:00.000Z',
    overlap: true,
  });
  const off = aVisit({ id: '01JD3ZK8Q0000000000000000X', status: 'canceled' });
  const lead = aLead({ visits: [aVisit(), later, off] });
  const { visits } = dayOf(lead, [later, off, aVisit()]);
  expect(visits.map(({ id, overlap }) => [id, overlap])).toEqual([
    [aVisit().id, undefined],
    [later.id, true],
  ]);
});

test('a day with a visit has the weather and the tide of its area, an empty one neither', () => {
  const busy = dayOf(aLead(), [aVisit()], { forecasts });
  expect(busy.weather).toMatchObject({ day, wind_mph: 24 });
  expect(busy.tide?.length).toBeGreaterThan(2);
  const empty = dayOf(undefined, [], { forecasts });
  expect(empty).not.toHaveProperty('weather');
  expect(empty).not.toHaveProperty('tide');
  expect(dayOf(aLead(), [aVisit()])).not.toHaveProperty('weather');
});

test('a visit is on its own day alone, and in an area that is unknown has no weather', () => {
  const known = facts(aLead(), [aVisit()], { forecasts });
  const counts = calendarDays(['2026-03-11', day, '2026-03-13'], known).map(({ visits }) => visits.length);
  expect(counts).toEqual([0, 1, 0]);
  const entries = known.entries.map(({ area: _, ...entry }) => entry);
  const [visit] = dayOf(aLead(), [], { entries, forecasts }).visits;
  expect(visit).not.toHaveProperty('area');
  expect(visit).not.toHaveProperty('weather');
});

test.each([
  ['until midnight before it', '2026-03-10T07:00:00.000Z', '2026-03-12T07:00:00.000Z', 0],
  ['a millisecond into it', '2026-03-10T07:00:00.000Z', '2026-03-12T07:00:00.001Z', 1],
  ['from its last millisecond', '2026-03-13T06:59:59.999Z', '2026-03-14T07:00:00.000Z', 1],
  ['from midnight after it', '2026-03-13T07:00:00.000Z', '2026-03-14T07:00:00.000Z', 0],
])('a day shows time off %s: %s to %s, %i', (_, from, to, count) => {
  const settings = { ...initialSettings, time_off: [{ from, to }] };
  expect(dayOf(undefined, [], { settings }).time_off).toHaveLength(count);
});

test('a visit to come that lies in time off says so', () => {
  const off = (from: string, to: string) =>
    shown(aVisit(), {}, { settings: { ...initialSettings, time_off: [{ from, to }] } })?.is_off;
  expect(off('2026-03-12T07:00:00.000Z', '2026-03-13T07:00:00.000Z')).toBe(true);
  expect(off('2026-03-12T07:00:00.000Z', aVisit().start)).toBeUndefined();
});

test('a visit says since when it is underway, and how long it took where it was marked on its own day', () => {
  const started_at = addHours(aVisit().start, 0.5);
  const ended_at = addHours(started_at, 3);
  expect(shown(aVisit({ status: 'underway', started_at }))).toMatchObject({ started_at });
  expect(shown(aVisit({ status: 'done', started_at, ended_at }))).toMatchObject({ started_at, ended_at });
  const nextDay = shown(aVisit({ status: 'done', started_at, ended_at: addHours(started_at, 24) }));
  for (const name of ['started_at', 'ended_at']) expect(nextDay).not.toHaveProperty(name);
  expect(shown(aVisit({ status: 'done', ended_at }))).not.toHaveProperty('ended_at');
});
