import { hoursOf } from '#domain/appointment.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import { type OpenTimes, openTimes, type TimesQuestion } from '#domain/open-times.ts';
import { areaOfLead, type Visit } from '#domain/visit.ts';
import { visitToBook } from '#domain/visit-booking.ts';
import { dayRows, entriesOf } from '../data/days.ts';
import { newestSettings } from '../data/settings.ts';

/** Days that an answer about a lost time shows. */
const freshDays = 14;

/** What decides on the times of some days for a visit of a lead, or for its next or first one. */
export async function timesQuestion(
  lead: Lead,
  days: { readonly from: string; readonly count: number },
  now: string,
  visit: Visit | undefined = visitToBook(lead.visits ?? []),
): Promise<TimesQuestion> {
  // The days beside them too: a visit may reach past midnight.
  const wanted = Array.from({ length: days.count + 2 }, (_, place) => shiftDay(days.from, place - 1));
  const [{ settings }, rows] = await Promise.all([newestSettings(), dayRows(wanted)]);
  return {
    settings,
    entries: entriesOf(rows),
    hours: visit?.hours ?? hoursOf(lead),
    area: areaOfLead(lead),
    visit_id: visit?.id,
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

/** The open starts around a time that could not be had. */
export async function freshTimes(lead: Lead, start: string, now: string, visit?: Visit) {
  const [today, wanted] = [dayOf(now), dayOf(start)];
  const { days } = await openTimesOf(lead, wanted < today ? today : wanted, freshDays, now, visit);
  return days;
}
