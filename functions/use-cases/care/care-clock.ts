import { isDueForCare } from '#domain/care/care-changes.ts';
import {
  type CareClock,
  careByHarbor,
  careDays,
  isDueThisMonth,
  monthsOfCare,
} from '#domain/care/care-clock.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf, daysFrom, shiftDay } from '#domain/los-angeles.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { priceNextTime } from '#domain/record/price-next-time.ts';
import { publishedPriceList } from '../../data/content/published-content.ts';
import { heedingStops } from '../../data/mail/unsubscribes.ts';
import { leadsFinishedIn } from '../../data/record/receipts.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { dayRows, entriesOf } from '../../data/visit/day-row.ts';
import { waxOfBoat } from './wax-of-boat.ts';

async function isStillDue(lead: Lead, now: string): Promise<boolean> {
  const heeded = await heedingStops(lead);
  if (heeded.care?.remind !== true) return false;
  const { others, isByPlan } = await waxOfBoat(lead);
  return isDueForCare(heeded, others, now, isByPlan);
}

/** Who asked to be reminded of wax and is due this month. */
export async function careClock(now: string): Promise<CareClock> {
  const today = dayOf(now);
  const [finished, { settings }, rows, list] = await Promise.all([
    leadsFinishedIn(monthsOfCare(now)),
    newestSettings(),
    dayRows(daysFrom(today, shiftDay(today, careDays - 1))),
    publishedPriceList(),
  ]);
  const asked = finished.filter(
    (lead) => lead.care?.remind && lead.email !== undefined && isDueThisMonth(lead, now),
  );
  const still = await Promise.all(asked.map((lead) => isStillDue(lead, now)));
  const due = asked.filter((_, place) => still[place]);
  return {
    can_email: sendsStoppable(settings),
    harbors: careByHarbor(due, entriesOf(rows), (lead) => priceNextTime(lead, list), now),
  };
}
