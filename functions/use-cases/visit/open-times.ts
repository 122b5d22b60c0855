import type { Lead } from '#domain/lead.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import { type OpenTimes, openTimes, type TimesQuestion } from '#domain/visit/open-times.ts';
import { areaOfLead, heldHours, type Visit } from '#domain/visit/visit.ts';
import { visitToBook } from '#domain/visit/visit-booking.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { bookingPause } from '../../data/settings/booking-pause.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { dayRows, entriesOf } from '../../data/visit/day-row.ts';
import { unlessPaused } from '../../runtime/unless-paused.ts';

const freshDays = 14;

export interface DaysAsked {
  readonly from: string;
  readonly count: number;
  /** For whoever has read them already. */
  readonly settings?: Settings;
}

/** Throws while bookings are paused: until an update's migration is done, taken times may look open. */
export async function timesQuestion(
  lead: Lead,
  days: DaysAsked,
  now: string,
  visit: Visit | undefined = visitToBook(lead.visits ?? []),
): Promise<TimesQuestion> {
  // The days beside them too: a visit may reach past midnight.
  const wanted = Array.from({ length: days.count + 2 }, (_, place) => shiftDay(days.from, place - 1));
  const [{ settings }, rows, pause] = await Promise.all([
    days.settings ? { settings: days.settings } : newestSettings(),
    dayRows(wanted),
    bookingPause(),
  ]);
  unlessPaused(pause, now);
  return {
    settings,
    entries: entriesOf(rows),
    hours: visit ? heldHours(visit) : hoursOf(lead),
    area: areaOfLead(lead),
    // What may have been sent of a first visit is not in its own way.
    visit_id: visit?.id ?? lead.visit_lost?.id,
    now,
  };
}

/** The open starts of `count` days from a day on, for a visit of a lead, or for its next or first one. */
export async function openTimesOf(
  lead: Lead,
  from: string,
  count: number,
  now: string,
  visit?: Visit,
): Promise<OpenTimes> {
  return openTimes(await timesQuestion(lead, { from, count }, now, visit), from, count);
}

/** The open starts around a time that could not be had, or where there are none, from today on. */
export async function freshTimes(lead: Lead, start: string, now: string, visit?: Visit) {
  const [today, wanted] = [dayOf(now), dayOf(start)];
  const around = await openTimesOf(lead, wanted < today ? today : wanted, freshDays, now, visit);
  if (wanted <= today || around.days.some(({ starts }) => starts.length > 0)) return around.days;
  return (await openTimesOf(lead, today, freshDays, now, visit)).days;
}
