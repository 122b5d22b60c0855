import type { Lead } from '../lead.ts';
import { addDays, addHours, dayOf, daysFrom, instantOf, nextDay, shiftDay } from '../los-angeles.ts';
import { areNeighbors } from '../place/drive-times.ts';
import { suggestPrice } from '../price/price-suggestion.ts';
import type { Prices } from '../price/prices.ts';
import type { Surcharges } from '../price/surcharges.ts';
import { type Settings, weekdayOf } from '../settings.ts';
import { type Forecast, weatherReason } from '../sky/weather.ts';
import { hoursOf } from '../visit/appointment.ts';
import type { DayEntry } from '../visit/day-row.ts';
import { namedDays } from '../visit/named-days.ts';
import { isOpen } from '../visit/open-times.ts';
import { areaOfLead, waitsForTime } from '../visit/visit.ts';
import { type Gap, type GapPerson, maxAsked } from './gap.ts';

/** Days for which a time that came free is offered on, and how far ahead it may lie. */
const daysSinceFreed = 3;
const daysAhead = 7;
/** Hours before a start in which nobody can be asked any more. */
const leastHours = 3;
/** Hours in which nobody is sent another offer. */
const quietHours = 24;

const asked = 'asked for that day';
const nearby = 'is near your other stops that day';

export interface GapFacts {
  readonly entries: readonly DayEntry[];
  readonly forecasts: ReadonlyMap<string, Forecast>;
  readonly settings: Settings;
  readonly prices: Prices;
  readonly surcharges: Surcharges;
  readonly now: string;
}

type Freed = Pick<Gap, 'start' | 'freed_by'>;

/** Times that cancellations and moves left behind lately. */
function freedTimes(leads: readonly Lead[], now: string): Freed[] {
  const isLate = (at: string | undefined): boolean => at !== undefined && at > addDays(now, -daysSinceFreed);
  return leads
    .flatMap(({ visits = [] }) => visits)
    .flatMap(({ status, start, ended_at, freed }): Freed[] => [
      ...(status === 'canceled' && isLate(ended_at) ? [{ start, freed_by: 'cancel' as const }] : []),
      ...(freed && isLate(freed.at) ? [{ start: freed.start, freed_by: 'move' as const }] : []),
    ])
    .filter(({ start }) => start < addDays(now, daysAhead));
}

/** The price of the offer that stands, what the owner has set, or what is suggested. */
function priceOf(
  lead: Lead,
  { prices, surcharges }: GapFacts,
): Pick<GapPerson, 'est_price_min' | 'est_price_max'> | undefined {
  const { offer_sent, est_price_min, est_price_max, requested_service, length_ft } = lead;
  if (offer_sent) {
    return { est_price_min: offer_sent.est_price_min, est_price_max: offer_sent.est_price_max };
  }
  if (est_price_min !== undefined && est_price_max !== undefined) return { est_price_min, est_price_max };
  if (!requested_service || length_ft === undefined) return undefined;
  const { min, max } = suggestPrice({ ...lead, requested_service, length_ft }, prices, surcharges);
  return { est_price_min: min, est_price_max: max };
}

const isAskable = ({ status }: Lead): boolean =>
  status === 'REQUEST_SENT' || status === 'CONTACTED' || status === 'OFFER_SENT';

/** Whether somebody could be written to at all: not who said no, or waits for an answer or another email. */
function isOpenToOffers(lead: Lead, now: string): boolean {
  const { email, mail_problem, mail_claim, unanswered, offer_answer, offer_sent, plan } = lead;
  if (!isAskable(lead) || !waitsForTime(lead) || plan?.answer) return false;
  if (email === undefined || mail_problem || mail_claim || unanswered) return false;
  return offer_answer?.answer !== 'no' && (offer_sent?.sent_at ?? '') <= addHours(now, -quietHours);
}

const takesTime = ({ status }: DayEntry): boolean => status === 'planned' || status === 'underway';

function isNear(area: string | undefined, start: string, entries: readonly DayEntry[]): boolean {
  const there = entries.filter((entry) => takesTime(entry) && dayOf(entry.start) === dayOf(start));
  return there.some(
    (entry) =>
      area !== undefined &&
      entry.area !== undefined &&
      (entry.area === area || areNeighbors(entry.area, area)),
  );
}

/** Whether a free time suits somebody, by their days or the drive, and the weather lets the work be done. */
export function gapPerson(lead: Lead, start: string, facts: GapFacts): GapPerson | undefined {
  const { entries, forecasts, settings, now } = facts;
  if (start < addHours(now, leastHours) || !isOpenToOffers(lead, now)) return undefined;
  const price = priceOf(lead, facts);
  if (!price) return undefined;
  const area = areaOfLead(lead);
  const hours = hoursOf(lead);
  const isNamed = namedDays(lead, now).includes(dayOf(start));
  if (!isNamed && !isNear(area, start, entries)) return undefined;
  // The owner offers it by name, however soon it is.
  const soon = { ...settings, first_start_hours: 0 };
  if (!isOpen({ settings: soon, entries, hours, area, now }, start)) return undefined;
  const { id: lead_id, full_name: name, requested_service: service } = lead;
  if (service && weatherReason(forecasts.get(area ?? ''), { start, hours, service }, settings, now)) {
    return undefined;
  }
  const why = isNamed ? asked : nearby;
  return { lead_id, name, ...(service && { service }), ...price, why };
}

/** Who asked for that day first, then those nearby; who has waited longest first. */
function peopleFor(start: string, leads: readonly Lead[], facts: GapFacts): GapPerson[] {
  const oldest = leads.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const people = oldest.flatMap((lead) => gapPerson(lead, start, facts) ?? []);
  const byDay = Map.groupBy(people, ({ why }) => why);
  return [...(byDay.get(asked) ?? []), ...(byDay.get(nearby) ?? [])].slice(0, maxAsked);
}

/** Tomorrow, or the day after the days off. */
function nextWorkday({ settings, now }: GapFacts): string {
  const days = daysFrom(nextDay(dayOf(now)), shiftDay(dayOf(now), daysAhead - 1));
  return days.find((day) => settings.week[weekdayOf(day)] !== null) ?? nextDay(dayOf(now));
}

/** Times that came free, and tomorrow's room, each with those to whom it could be offered: one a day, soonest first. */
export function gapsOf(leads: readonly Lead[], facts: GapFacts): Gap[] {
  const tomorrow = nextWorkday(facts);
  const room = [...facts.settings.starts]
    .sort()
    .map((time): Freed => ({ start: instantOf(`${tomorrow}T${time}`) }));
  const gaps = new Map<string, Gap>();
  for (const { start, freed_by } of [...freedTimes(leads, facts.now), ...room]) {
    if (gaps.has(dayOf(start))) continue;
    const people = peopleFor(start, leads, facts);
    if (people.length > 0) gaps.set(dayOf(start), { start, ...(freed_by && { freed_by }), people });
  }
  return [...gaps.values()].sort((a, b) => a.start.localeCompare(b.start));
}
