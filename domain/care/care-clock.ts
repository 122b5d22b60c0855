import * as z from 'zod';
import { Day, Instant, LeadId } from '../ids.ts';
import type { Lead } from '../lead.ts';
import { boatText } from '../lead-words.ts';
import { addDays, dayOf, monthsLater } from '../los-angeles.ts';
import { packageIds } from '../price/packages.ts';
import type { DayEntry } from '../visit/day-row.ts';
import { areaOfLead } from '../visit/visit.ts';
import { careDue, monthsOfWax } from './care-due.ts';

const CareDue = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  boat: z.string(),
  service: z.enum(packageIds).optional(),
  due: Instant,
  /** As the email would say it now; absent once it went out. */
  price: z.string().optional(),
  /** When they were emailed that it is due: that goes once. */
  mailed_at: Instant.optional(),
});

const CareHarbor = z.strictObject({
  /** Absent for boats that are in none of ours. */
  area: z.string().optional(),
  /** On which the owner is there anyway. */
  days: z.array(Day),
  people: z.array(CareDue),
});
export type CareHarbor = z.infer<typeof CareHarbor>;

export const CareClock = z.strictObject({
  /** Without a postal address no such email goes out. */
  can_email: z.boolean(),
  harbors: z.array(CareHarbor),
});
export type CareClock = z.infer<typeof CareClock>;

/** Days for which wax that was due is still shown. */
const daysAfter = 30;
/** Days in which times are looked for: who is reminded has not been waiting. */
export const careDays = 21;

const monthOf = (instant: string): string => dayOf(instant).slice(0, 7);

const soonest = Math.min(...Object.values(monthsOfWax));
/** `daysAfter` reach back into the month before, and from its end into the one before that. */
const earliest = Math.max(...Object.values(monthsOfWax)) + 2;

/** The months of the finishes of which wax may be due now. */
export const monthsOfCare = (now: string): string[] =>
  Array.from({ length: earliest - soonest + 1 }, (_, index) => monthOf(monthsLater(now, index - earliest)));

export function isDueThisMonth(lead: Lead, now: string): boolean {
  const due = careDue(lead);
  return due !== undefined && due >= addDays(now, -daysAfter) && monthOf(due) <= monthOf(now);
}

/** As the email says it; undefined where it says none. */
type PriceOf = (lead: Lead) => string | undefined;

function careDueOf(lead: Lead, due: string, priceOf: PriceOf): z.infer<typeof CareDue> {
  const { id: lead_id, full_name: name, requested_service: service, care_mailed_at: mailed_at } = lead;
  const price = mailed_at ? undefined : (priceOf(lead) ?? noPrice);
  return {
    lead_id,
    name,
    boat: boatText(lead),
    due,
    ...(service && { service }),
    ...(price && { price }),
    ...(mailed_at && { mailed_at }),
  };
}

const noPrice = 'The email says no price: we don’t know the boat’s length.';

const byDue = (a: { readonly due: string }, b: { readonly due: string }): number =>
  a.due.localeCompare(b.due);

const firstDue = ({ people: [first] }: CareHarbor): string => first?.due ?? '';

/** Who is due by harbor, the first due first, beside the days on which the owner is in that harbor. */
export function careByHarbor(
  leads: readonly Lead[],
  entries: readonly DayEntry[],
  priceOf: PriceOf,
  now: string,
): CareHarbor[] {
  const ahead = entries.filter(({ status, start }) => status === 'planned' && dayOf(start) > dayOf(now));
  return [...Map.groupBy(leads, areaOfLead)]
    .map(([area, ofArea]) => {
      const there = ahead.filter((entry) => area !== undefined && entry.area === area);
      const people = ofArea.flatMap((lead) => careDueOf(lead, careDue(lead) ?? now, priceOf)).sort(byDue);
      const days = [...new Set(there.map(({ start }) => dayOf(start)))].sort();
      return { ...(area && { area }), days, people };
    })
    .sort((a, b) => firstDue(a).localeCompare(firstDue(b)));
}
