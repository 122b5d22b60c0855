import type { EventInput } from '@fullcalendar/react';
import type { CalendarDay, CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { addHours, dayOf, hoursBetween, startOfDay } from '#domain/los-angeles.ts';
import type { TimeOff } from '#domain/settings.ts';
import { canMove, type Movable } from '../visit/movable.ts';
import { lowsByDay } from './lows-by-day.ts';

export type WeekItem =
  | { readonly kind: 'visit'; readonly visit: CalendarVisit }
  | { readonly kind: 'left'; readonly visit: CalendarVisit }
  | { readonly kind: 'wanted'; readonly movable: Movable; readonly start: string }
  | { readonly kind: 'off'; readonly off: TimeOff }
  | { readonly kind: 'low' | 'sunset'; readonly at: string; readonly isLabeled: boolean };

const eventOf = (
  id: string,
  start: string,
  end: string,
  item: WeekItem,
  more: EventInput = {},
): EventInput => ({
  id,
  start,
  end,
  editable: false,
  ...more,
  item,
});

/** A mark needs some length to be shown. */
const markHours = 1 / 60;

const mark = (kind: 'low' | 'sunset', at: string, isLabeled: boolean): EventInput =>
  eventOf(`${kind} ${at}`, at, addHours(at, markHours), { kind, at, isLabeled }, { display: 'background' });

/** Half the hours that a mark's label is high. */
const labelHours = 0.25;

const isClear = (at: string, visits: readonly CalendarVisit[]): boolean =>
  !visits.some(
    ({ start, hours }) =>
      start < addHours(at, labelHours) && addHours(at, -labelHours) < addHours(start, hours),
  );

function groundOf(day: CalendarDay, place: number): EventInput[] {
  const { sunset, time_off, visits } = day;
  return [
    mark('sunset', sunset, place === 0),
    ...lowsByDay(day).map(({ at }) => mark('low', at, isClear(at, visits))),
    ...time_off.map((off) =>
      eventOf(`off ${off.from}`, off.from, off.to, { kind: 'off', off }, { display: 'background' }),
    ),
  ];
}

/** What the week shows: a visit that is to be moved stands at its new time, and as a gap where it was. */
export function weekEvents(
  days: readonly CalendarDay[],
  wanted: { readonly movable: Movable; readonly start: string } | undefined,
): EventInput[] {
  const visits = days.flatMap((day) => day.visits);
  const ground = new Map(days.flatMap(groundOf).map((event) => [event.id, event]));
  const shown = visits.map((visit) => {
    const isLeft = visit.id === wanted?.movable.key;
    const item: WeekItem = { kind: isLeft ? 'left' : 'visit', visit };
    const end = addHours(visit.start, visit.hours);
    return eventOf(isLeft ? `left ${visit.id}` : visit.id, visit.start, end, item, {
      editable: !isLeft && canMove(visit),
      // Behind what did take place at that time, which keeps the column's width.
      ...(visit.status === 'missed' && { display: 'background' }),
    });
  });
  if (!wanted) return [...ground.values(), ...shown];
  const { movable, start } = wanted;
  const end = addHours(start, movable.hours);
  const now = eventOf(`wanted ${movable.key}`, start, end, { kind: 'wanted', movable, start });
  return [...ground.values(), ...shown, now];
}

const hoursInto = (instant: string, day: string): number => hoursBetween(startOfDay(day), instant);

/** The hours that the week shows: a working day with its sunset, wider where a visit lies outside. */
export function shownHours(days: readonly CalendarDay[], extra: readonly string[] = []) {
  const starts = days.flatMap(({ visits }) => visits.map(({ start }) => start)).concat(extra);
  const ends = days.flatMap(({ visits, sunset }) => [
    sunset,
    ...visits.map(({ start, hours }) => addHours(start, hours)),
  ]);
  const first = Math.min(7, ...starts.map((start) => Math.floor(hoursInto(start, dayOf(start)))));
  const last = Math.max(18, ...ends.map((end) => Math.ceil(hoursInto(end, dayOf(end)) + 0.25)));
  return { first: Math.max(0, first), last: Math.min(24, last) };
}
