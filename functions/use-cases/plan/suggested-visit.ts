import type { Lead } from '#domain/lead.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import { type PlanSubject, planLead } from '#domain/plan/plan-lead.ts';
import { rateOfPlan, timesOfOnePrice } from '#domain/plan/plan-price.ts';
import type { PackageNames, Prices } from '#domain/price/prices.ts';
import type { Settings } from '#domain/settings.ts';
import { publishedPriceList } from '../../data/content/published-content.ts';
import { newLeadIds } from '../../data/lead/new-ids.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { suggestedTimes } from '../visit/suggest-times.ts';

/** Days around the due one in which times are looked for. */
const daysEarlier = 3;
const daysLooked = 21;

export interface PlanTerms {
  readonly settings: Settings;
  readonly prices: Prices;
  readonly names: PackageNames;
}

export async function planTerms(): Promise<PlanTerms> {
  const [{ settings }, { prices, names }] = await Promise.all([newestSettings(), publishedPriceList()]);
  return { settings, prices, names };
}

/** The request that would be offered: its price, and three times that suit. Undefined until the boat's length is known. */
export async function suggestedVisit(
  subject: PlanSubject,
  { settings, prices, names }: PlanTerms,
  now: string,
): Promise<Lead | undefined> {
  const { boat, plan } = subject;
  const { length_ft } = boat;
  if (length_ft === undefined) return undefined;
  const priced = { rate_per_foot: rateOfPlan(plan, prices, now), length_ft, names };
  const ids = newLeadIds(now);
  const [today, early] = [dayOf(now), shiftDay(plan.next_due, -daysEarlier)];
  const from = early > today ? early : today;
  const bare = planLead(subject, ids, { ...priced, times: [] }, settings, now);
  const { suggested } = await suggestedTimes(
    bare,
    { from, count: daysLooked, reader: 'customer', settings },
    now,
  );
  const starts = suggested.map(({ start }) => start);
  return planLead(subject, ids, { ...priced, ...timesOfOnePrice(plan, prices, starts, now) }, settings, now);
}
