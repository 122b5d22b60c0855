import type { Lead } from '../lead.ts';
import { addHours, dayOf, formatHours, formatTime } from '../los-angeles.ts';
import { areNeighbors } from '../place/drive-times.ts';
import { suggestPrice } from '../price/price-suggestion.ts';
import type { Prices } from '../price/prices.ts';
import type { Surcharges } from '../price/surcharges.ts';
import type { Settings } from '../settings.ts';
import { type Forecast, weatherReason } from '../sky/weather.ts';
import type { DayEntry } from '../visit/day-row.ts';
import { namedDays } from '../visit/named-days.ts';
import { isOpen } from '../visit/open-times.ts';
import { areaOfLead, waitsForTime } from '../visit/visit.ts';
import { hoursOf } from '../visit/visit-hours.ts';
import type { GapPerson } from './gap.ts';

/** Hours before a start in which nobody can be asked any more. */
const leastHours = 3;
/** Hours in which nobody is sent another offer. */
const quietHours = 24;

export const asked = 'asked for that day';
export const nearby = 'is near where you’ll be that day';

export interface GapFacts {
  readonly entries: readonly DayEntry[];
  readonly forecasts: ReadonlyMap<string, Forecast>;
  readonly settings: Settings;
  readonly prices: Prices;
  readonly surcharges: Surcharges;
  readonly now: string;
}

/** The price of the offer that stands, what the owner has set, or what is suggested. */
function priceOf(
  lead: Lead,
  { prices, surcharges }: GapFacts,
): Pick<GapPerson, 'est_price_min' | 'est_price_max' | 'lines'> | undefined {
  const { offer_sent, est_price_min, est_price_max, requested_service, length_ft } = lead;
  if (offer_sent) {
    const { est_price_min: least, est_price_max: most, lines } = offer_sent;
    return { est_price_min: least, est_price_max: most, ...(lines && { lines }) };
  }
  if (est_price_min !== undefined && est_price_max !== undefined) return { est_price_min, est_price_max };
  if (!requested_service || length_ft === undefined) return undefined;
  const { min, max } = suggestPrice({ ...lead, requested_service, length_ft }, prices, surcharges);
  return { est_price_min: min, est_price_max: max };
}

const isWaiting = (lead: Lead): boolean =>
  (lead.status === 'REQUEST_SENT' || lead.status === 'CONTACTED' || lead.status === 'OFFER_SENT') &&
  waitsForTime(lead) &&
  !lead.plan?.answer;

/** Why somebody who waits for a time is not written to; undefined where they can be. */
function silenceOf(lead: Lead, start: string, now: string): string | undefined {
  const { email, mail_problem, mail_claim, unanswered, offer_answer, offer_sent } = lead;
  if (email === undefined) return 'has no email';
  if (mail_problem) return 'has an email that doesn’t work';
  if (mail_claim) return 'may have another email on its way';
  if (unanswered) return 'waits for your answer';
  if (offer_answer?.answer === 'no') return 'said no';
  if (offer_sent?.times?.includes(start)) return 'was offered this time';
  return (offer_sent?.sent_at ?? '') <= addHours(now, -quietHours)
    ? undefined
    : `got an offer in the last ${quietHours} hours`;
}

/** Who said yes and has no time yet picks among all that is open. */
const canPick = ({ offer_answer, ...lead }: Lead, start: string, facts: GapFacts): boolean =>
  offer_answer?.answer === 'yes' &&
  !offer_answer.days?.length &&
  isOpen({ ...facts, hours: hoursOf(lead), area: areaOfLead(lead) }, start);

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

/** The owner offers it by name, however soon it is. */
const soon = (settings: Settings): Settings => ({ ...settings, first_start_hours: 0 });

/** Whether anybody could still be asked to come at that time. */
export const isStillFree = (start: string, { settings, entries, now }: GapFacts): boolean =>
  start >= addHours(now, leastHours) &&
  isOpen({ settings: soon(settings), entries, hours: 1, area: undefined, now }, start);

function hinderedBy(lead: Lead, start: string, facts: GapFacts): string | undefined {
  const { entries, forecasts, settings, now } = facts;
  const [area, hours, service] = [areaOfLead(lead), hoursOf(lead), lead.requested_service];
  const question = { settings: soon(settings), hours, area, now };
  const long = `needs ${formatHours(hours)}`;
  if (!isOpen({ ...question, entries: [] }, start)) return `${long}, too long for what’s left of that day`;
  if (!isOpen({ ...question, entries }, start)) return `${long}, too close to another visit with the drive`;
  const weather =
    service && weatherReason(forecasts.get(area ?? ''), { start, hours, service }, settings, now);
  return weather ? `needs dry, calm weather (${weather.replace(' that day', '')})` : undefined;
}

/** Who asked for a time of that day which they could have is not sent another. */
function wishOf(lead: Lead, start: string, facts: GapFacts): string | undefined {
  const { preferred_start: wished = start } = lead;
  if (wished === start || dayOf(wished) !== dayOf(start) || wished < addHours(facts.now, leastHours)) {
    return undefined;
  }
  return hinderedBy(lead, wished, facts) ? undefined : `asked for ${formatTime(wished)}, which is open`;
}

/** Whether a free time suits somebody, by their days or the drive; else why not, of those who asked for that day. */
export function gapFit(lead: Lead, start: string, facts: GapFacts): GapPerson | string | undefined {
  const { entries, now } = facts;
  if (start < addHours(now, leastHours) || !isWaiting(lead)) return undefined;
  const isNamed = namedDays(lead, now).includes(dayOf(start));
  if (!isNamed && !isNear(areaOfLead(lead), start, entries)) return undefined;
  const price = priceOf(lead, facts);
  const refusal =
    silenceOf(lead, start, now) ??
    (canPick(lead, start, facts) ? 'can pick this time on their page' : undefined) ??
    (isNamed ? wishOf(lead, start, facts) : undefined) ??
    (price ? hinderedBy(lead, start, facts) : 'has no price yet: service or length is missing');
  if (refusal !== undefined || !price) return isNamed ? refusal : undefined;
  const { id: lead_id, full_name: name, requested_service: service } = lead;
  return { lead_id, name, ...(service && { service }), ...price, why: isNamed ? asked : nearby };
}

/** Undefined where it does not suit. */
export function gapPerson(lead: Lead, start: string, facts: GapFacts): GapPerson | undefined {
  const fit = gapFit(lead, start, facts);
  return typeof fit === 'string' ? undefined : fit;
}
