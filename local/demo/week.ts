import type { Lead } from '#domain/lead.ts';
import { addHours, instantOf, nextDay, weekdayOf } from '#domain/los-angeles.ts';
import { firstFloors, firstNames, firstRates } from '#domain/price/first-rates.ts';
import { packages } from '#domain/price/packages.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { newVisitId } from '#functions/data/lead/new-ids.ts';
import { moorings } from './moorings.ts';

/** The working week: a demo that is looked at on a Sunday works on Sundays, so that its day has visits. */
export function demoWeek(today: string): Settings['week'] {
  const { week } = initialSettings;
  return weekdayOf(today) === 'sun' ? { ...week, sun: week.sat } : week;
}

/** The working day that is so many working days ahead. */
export function workdayAfter(today: string, days: number): string {
  const week = demoWeek(today);
  let day = today;
  for (let passed = 0; passed < days; passed += 1) {
    do day = nextDay(day);
    while (week[weekdayOf(day)] === null);
  }
  return day;
}

interface Slot {
  readonly days: number;
  readonly at: string;
  readonly hours: number;
}

/** By the leads' numbers: two are today; the first is tomorrow, in wind; the last was told yes and has no time yet. */
const slots: readonly (Slot | undefined)[] = [
  { days: 1, at: '13:00', hours: 3 },
  { days: 0, at: '12:30', hours: 2 },
  { days: 0, at: '15:00', hours: 2 },
  { days: 2, at: '09:00', hours: 3 },
  { days: 3, at: '08:00', hours: 4 },
  { days: 3, at: '14:00', hours: 2 },
  { days: 5, at: '10:00', hours: 3 },
  { days: 8, at: '09:00', hours: 4 },
  undefined,
];

const [marina] = moorings;
const slipHere = (slip: number) => ({
  address: `Basin C, slip ${slip}`,
  city: marina.city,
  zip: marina.zip,
});

const startOf = (today: string, { days, at }: Slot): string =>
  instantOf(`${workdayAfter(today, days)}T${at}`);

const moved = (visit: Visit, today: string, slot: Slot): Visit => ({
  ...visit,
  start: startOf(today, slot),
  hours: slot.hours,
});

function restorer(lead: Lead, visit: Visit, today: string, now: string): Partial<Lead> {
  const first = moved(visit, today, { days: 0, at: '08:00', hours: 4 });
  const begun = addHours(first.start, 0.1);
  const second = moved(visit, today, { days: 1, at: '08:00', hours: 1.5 });
  const id = newVisitId(visit.booked_at);
  return {
    ...slipHere(1218),
    requested_service: 'restorer',
    service_name: firstNames.restorer,
    rate_per_foot: firstRates.restorer,
    rate_is_floor: firstFloors.includes('restorer'),
    services: [...packages.restorer.services],
    oxidation_level: 'Medium',
    scheduled_at: second.start,
    appointment_hours: second.hours,
    visits: [
      { ...first, status: 'underway', started_at: begun < now ? begun : now },
      { ...second, id, uid: `${id.toLowerCase()}@${visit.uid.split('@')[1]}` },
    ],
    visits_version: 2,
    internal_notes: lead.internal_notes ?? 'Compound today, wax tomorrow.',
  };
}

function scheduled(visit: Visit, slot: Slot, number: number, today: string): Partial<Lead> {
  const next = moved(visit, today, slot);
  return {
    scheduled_at: next.start,
    appointment_hours: next.hours,
    visits: [next],
    // Today's boats lie in one marina; one of them has no water yet.
    ...(slot.days === 0 && slipHere(1206 + number)),
    ...(number === 2 && { has_water: false }),
  };
}

/** The number of the lead that the gap of the next working day suits. */
const asksForTomorrow = 16;

/** Puts a demo lead into the week of `today`, a Los Angeles day: what is planned, underway or asked for. */
export function inThisWeek(lead: Lead, number: number, today: string, now: string): Lead {
  const [visit] = lead.visits ?? [];
  if (lead.status === 'IN_PROGRESS' && visit) return { ...lead, ...restorer(lead, visit, today, now) };
  if (number === asksForTomorrow) {
    return { ...lead, ...slipHere(1233), preferred_date: workdayAfter(today, 1), appointment_hours: 2 };
  }
  if (lead.status === 'REQUEST_SENT' && number % 2 === 1) {
    return { ...lead, preferred_date: workdayAfter(today, 2 + (number % 5)) };
  }
  if (lead.status !== 'SCHEDULED' || !visit) return lead;
  const slot = slots[number];
  if (slot) return { ...lead, ...scheduled(visit, slot, number, today) };
  const { scheduled_at: _, visits: __, visits_version: ___, ...without } = lead;
  return without;
}
