import type * as z from 'zod';
import { Customer } from '../customer/customer.ts';
import { boatOf } from '../customer/customer-of-lead.ts';
import { Lead } from '../lead.ts';
import { boatText } from '../lead-words.ts';
import { dayOf, endOfDay, hoursBetween, startOfDay } from '../los-angeles.ts';
import type { Settings } from '../settings.ts';
import { sunsetOf } from '../sky/sun.ts';
import { tidesOf } from '../sky/tide.ts';
import { type Forecast, weatherOfDay, weatherOfVisit } from '../sky/weather.ts';
import type { DayEntry } from '../visit/day-row.ts';
import { expectedStart } from '../visit/expected-start.ts';
import { isInTimeOff } from '../visit/open-times.ts';
import { returnMark } from '../visit/return-visit.ts';
import type { Visit } from '../visit/visit.ts';
import { dayOfJob } from '../visit/visit-name.ts';
import { waitsToCancel, waitsToMove } from '../visit/written-wish.ts';
import type { CalendarDay, CalendarVisit } from './calendar-day.ts';

/** What the calendar needs of a lead: a month of them is read at once. */
export const CalendarLead = Lead.strip().pick({
  id: true,
  full_name: true,
  email: true,
  address: true,
  city: true,
  zip: true,
  boat_type: true,
  length_ft: true,
  requested_service: true,
  service_name: true,
  preferred_date: true,
  preferred_window: true,
  offer_answer: true,
  unanswered: true,
  wrote_at: true,
  appointment_hours: true,
  completed_at: true,
  visits: true,
  customer_id: true,
  boat_id: true,
});
export type CalendarLead = z.infer<typeof CalendarLead>;

export const CalendarCustomer = Customer.strip().pick({ id: true, boats: true });
export type CalendarCustomer = z.infer<typeof CalendarCustomer>;

export interface CalendarFacts {
  readonly entries: readonly DayEntry[];
  readonly leads: ReadonlyMap<string, CalendarLead>;
  readonly customers: ReadonlyMap<string, CalendarCustomer>;
  readonly forecasts: ReadonlyMap<string, Forecast>;
  readonly settings: Settings;
  readonly now: string;
}

/** Work that is underway goes on until it is about done, and for the next hour at least, though not into another day. */
function workHours(
  entry: DayEntry,
  visit: Visit | undefined,
  now: string,
): Pick<DayEntry, 'start' | 'hours'> {
  const { start, hours, status } = entry;
  if (!visit || status !== 'underway') return { start, hours };
  const begun = expectedStart(visit);
  if (dayOf(begun) < dayOf(now)) return { start, hours };
  return { start: begun, hours: Math.max(hours, hoursBetween(begun, now) + 1) };
}

function workedOf(visit: Visit | undefined): Pick<CalendarVisit, 'started_at' | 'ended_at'> {
  const { status, started_at, ended_at } = visit ?? {};
  if (started_at === undefined) return {};
  if (status === 'underway') return { started_at };
  if (status !== 'done' || ended_at === undefined || dayOf(ended_at) !== dayOf(started_at)) return {};
  return { started_at, ended_at };
}

function visitOf(entry: DayEntry, facts: CalendarFacts): CalendarVisit {
  const { leads, forecasts, settings, now } = facts;
  const { visit_id: id, lead_id, start, hours, status, area } = entry;
  const lead = leads.get(lead_id);
  const slip = lead && boatOf(lead, facts.customers)?.berth?.slip;
  const visit = lead?.visits?.find((candidate) => candidate.id === id);
  const service = lead?.requested_service;
  const day_of_job = lead && visit && dayOfJob(visit, lead);
  const isAhead = status === 'planned' || status === 'underway';
  const weather =
    isAhead && service && area !== undefined
      ? weatherOfVisit(forecasts.get(area), { ...workHours(entry, visit, now), service }, settings, now)
      : undefined;
  return {
    id,
    lead_id,
    name: lead?.full_name ?? '',
    start,
    hours,
    status,
    ...workedOf(visit),
    ...(area !== undefined && { area }),
    ...(slip && { slip }),
    ...(service && { service }),
    ...(lead && boatText(lead) && { boat: boatText(lead) }),
    ...(weather && { weather }),
    ...(lead && visit && returnMark(lead, visit)),
    ...(day_of_job && { day_of_job }),
    ...(visit?.overlap && { overlap: true }),
    ...(isAhead && isInTimeOff(settings, start, hours) && { is_off: true }),
    ...(lead && !lead.email && { no_email: true }),
    ...(visit?.ready && { ready: visit.ready }),
    ...(isAhead && visit?.move_wish && { wished_start: visit.move_wish.start }),
    ...(lead && visit && isAhead && waitsToCancel(visit, lead) && { cancel_asked: true }),
    ...(lead && visit && isAhead && waitsToMove(visit, lead) && { move_asked: true }),
    ...(isAhead && visit?.move_offer && { move_offered_at: visit.move_offer.at }),
    ...(isAhead && visit?.move_offer?.is_off && { called_off: true }),
  };
}

const isShown = ({ status }: DayEntry): boolean => status !== 'canceled';

export function calendarDays(days: readonly string[], facts: CalendarFacts): CalendarDay[] {
  const { entries, settings, forecasts, now } = facts;
  const byDay = Map.groupBy(entries.filter(isShown), ({ start }) => dayOf(start));
  return days.map((day) => {
    const ofDay = (byDay.get(day) ?? []).sort((a, b) => a.start.localeCompare(b.start));
    const area = ofDay.find((entry) => entry.area !== undefined)?.area;
    const weather = area === undefined ? undefined : weatherOfDay(forecasts.get(area), day, now);
    const tide = tidesOf(day, area);
    return {
      day,
      visits: ofDay.map((entry) => visitOf(entry, facts)),
      time_off: settings.time_off.filter(({ from, to }) => from <= endOfDay(day) && to > startOfDay(day)),
      sunset: sunsetOf(day, area),
      ...(weather && { weather }),
      ...(tide.length > 0 && { tide }),
    };
  });
}
