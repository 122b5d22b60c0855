import { type CalendarDay, type CalendarVisit, visitCount } from '../calendar/calendar-day.ts';
import { type CalendarFacts, calendarDays } from '../calendar/calendar-days.ts';
import type { Customer } from '../customer/customer.ts';
import { boatOf } from '../customer/customer-of-lead.ts';
import { jobsOf } from '../customer/customer-views.ts';
import { askedPlace } from '../customer/missing-place.ts';
import { isPlaceTold } from '../customer/told-place.ts';
import type { Lead } from '../lead.ts';
import { addressText } from '../lead-words.ts';
import { dayOf, shiftDay } from '../los-angeles.ts';
import { saidAtVisit } from '../message/said-at-visit.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import { unsettledExtras } from '../offer/open-extras.ts';
import { tidesOf } from '../sky/tide.ts';
import type { PublicMessage } from '../timeline.ts';
import { readyCheckAt } from '../visit/reminders.ts';
import { bringList } from './bring-list.ts';
import { mayGoOnUntil } from './next-up.ts';
import type { Today, TodayVisit } from './todays-visit.ts';
import { type KnownAt, waitingFor } from './waiting.ts';

export interface TodayFacts extends CalendarFacts {
  readonly leads: ReadonlyMap<string, Lead>;
  readonly customers: ReadonlyMap<string, Customer>;
  readonly openLeads: readonly Lead[];
  /** All leads of those customers and of the visits done on the first day, and perhaps more. */
  readonly others: ReadonlyMap<string, Lead>;
  /** Signed address of a lead's first photo, for the visits of today. */
  readonly photos: ReadonlyMap<string, string>;
  readonly knownAt?: KnownAt | undefined;
  readonly textedAt?: KnownAt | undefined;
  /** What leads' customers and the owner wrote to each other, where a visit may be about it. */
  readonly messages?: ReadonlyMap<string, readonly PublicMessage[]>;
  readonly late_mails?: ReadonlyMap<string, string>;
}

const jobsBefore = (lead: Lead, { customers, others }: TodayFacts): number => {
  const ids = customers.get(lead.customer_id ?? '')?.lead_ids ?? [];
  return jobsOf(ids.flatMap((id) => (id === lead.id ? [] : (others.get(id) ?? []))));
};

const stillToCome = ({ visits = [] }: Lead, id: string): number =>
  visits.filter((visit) => visit.id !== id && (visit.status === 'planned' || visit.status === 'underway'))
    .length;

const extrasOf = ({ extras = [], record }: Lead): TodayVisit['extras'] =>
  unsettledExtras({ extras: newestExtras(extras), record }).map(
    ({ photo: _, version: __, ...extra }) => extra,
  );

function todayVisit(visit: CalendarVisit, sunset: string, lead: Lead, facts: TodayFacts): TodayVisit {
  const boat = boatOf(lead, facts.customers);
  const own = lead.visits?.find(({ id }) => id === visit.id);
  const { gate_code, address: ofBoat, ...berth } = boat?.berth ?? {};
  const isBerthKnown = [berth.marina, berth.dock, berth.slip].some((part) => part !== undefined);
  const address = ((isBerthKnown || lead.address === undefined) && ofBoat) || addressText(lead);
  const missing = visit.status === 'underway' ? undefined : askedPlace(lead, boat?.berth);
  const photo = facts.photos.get(lead.id);
  const said = own ? saidAtVisit(lead, own, facts.messages?.get(lead.id)) : [];
  const day = dayOf(visit.start);
  const texted = facts.textedAt?.get(lead.id);
  return {
    ...visit,
    slug: lead.public_slug,
    lead_status: lead.status,
    berth,
    has_gate_code: gate_code !== undefined,
    extras: extrasOf(lead),
    bring: bringList(lead),
    tides: tidesOf(day, visit.area),
    sunset,
    jobs_before: jobsBefore(lead, facts),
    visits_left: stillToCome(lead, visit.id),
    ...(lead.phone && { phone: lead.phone_e164 ?? lead.phone }),
    ...(lead.email && { email: lead.email }),
    ...(boat?.name && { boat_name: boat.name }),
    ...(lead.boat_type && { boat_type: lead.boat_type }),
    ...(address && { address }),
    ...(missing && { missing_place: missing }),
    ...(isPlaceTold(lead) && { is_place_told: true as const }),
    ...(lead.has_water !== undefined && { has_water: lead.has_water }),
    ...(lead.has_power !== undefined && { has_power: lead.has_power }),
    ...(lead.notes && { notes: lead.notes }),
    ...(own?.on_my_way_at && { on_my_way_at: own.on_my_way_at }),
    ...(own?.late && { late: { about: own.late.about, why: own.late.why, on_again: own.late.on_again } }),
    ...(own?.ready && lead.wrote_at && lead.wrote_at > own.ready.at && { answered_at: lead.wrote_at }),
    ...(texted !== undefined && texted >= readyCheckAt(visit) && { texted_at: texted }),
    ...(said.length > 0 && { said }),
    ...(lead.record && { receipt: lead.record.number }),
    ...(photo !== undefined && { photo }),
  };
}

const isAhead = ({ status }: CalendarVisit): boolean =>
  status === 'planned' || status === 'underway' || status === 'held';

/** Where and when the owner's last job of a day ended, unless another is underway. */
function lastJobOf(visits: readonly CalendarVisit[], { others }: TodayFacts): TodayVisit['last_job'] {
  if (visits.some(({ status }) => status === 'underway')) return undefined;
  return visits
    .flatMap(({ id, lead_id, area }) => {
      const own = others.get(lead_id)?.visits?.find((visit) => visit.id === id);
      return own?.status === 'done' && own.ended_at ? [{ area, ended_at: own.ended_at }] : [];
    })
    .sort((a, b) => a.ended_at.localeCompare(b.ended_at))
    .at(-1);
}

/** What was begun the day before and may go on. */
function lastNight(before: CalendarDay | undefined, { leads, now }: TodayFacts): CalendarDay[] {
  const goesOn = ({ id, lead_id, start, hours, status }: CalendarVisit) => {
    const started_at = leads.get(lead_id)?.visits?.find((own) => own.id === id)?.started_at;
    return status === 'underway' && mayGoOnUntil({ start, hours, status, started_at }) > now;
  };
  return before ? [{ ...before, visits: before.visits.filter(goesOn) }] : [];
}

/** The owner's day: what comes next with all that it takes, and what waits for an answer. */
export function todayOf(days: readonly string[], facts: TodayFacts): Today {
  const [day = dayOf(facts.now)] = days;
  const [before, ...calendar] = calendarDays([shiftDay(day, -1), ...days], facts);
  const ahead = [...lastNight(before, facts), ...calendar].flatMap(({ visits, sunset }) =>
    visits.filter(isAhead).flatMap((visit) => {
      const lead = facts.leads.get(visit.lead_id);
      return lead ? [todayVisit(visit, sunset, lead, facts)] : [];
    }),
  );
  const first = ahead.find(
    ({ status, start, called_off }) => status === 'planned' && !called_off && dayOf(start) === day,
  );
  const last_job = lastJobOf(calendar[0]?.visits ?? [], facts);
  return {
    day,
    now: facts.now,
    visits: ahead.map((visit) => (visit === first && last_job ? { ...visit, last_job } : visit)),
    visits_today: calendar[0] ? visitCount(calendar[0]) : 0,
    waiting: waitingFor([...facts.openLeads, ...facts.leads.values()], ahead, facts),
  };
}
