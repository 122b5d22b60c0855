import type { Lead } from '../lead.ts';
import { boatText, inOneLine } from '../lead-words.ts';
import { dayOf, formatShortDay, formatSlot, startOfDay } from '../los-angeles.ts';
import { beforeTax, rangeText } from '../price/price-words.ts';
import type { PackageNames } from '../price/prices.ts';
import { hoursOf } from '../visit/appointment.ts';
import type { PlanSubject } from './plan-lead.ts';
import { everyText } from './plan-words.ts';

/** A plan's next visit, as it would be offered: the words are its price and its times. */
export function planFollowUp(
  { customer, boat, plan, last }: PlanSubject,
  visit: Lead | undefined,
  names: PackageNames,
  now: string,
) {
  const work = names[plan.requested_service].title;
  const about = inOneLine(
    boat.name ?? boatText({ boat_type: boat.type, length_ft: boat.length_ft }),
    everyText(plan.every_weeks),
  );
  const day = formatShortDay(startOfDay(plan.next_due), now);
  const is = plan.next_due < dayOf(now) ? 'was' : 'is';
  return {
    lead_id: last.id,
    plan_id: plan.id,
    kind: 'plan' as const,
    name: customer.name,
    text: `${is} due ${day} on their plan: ${work}${about ? ` (${about})` : ''}.`,
    words: visit ? offeredWords(visit, now) : 'How long is the boat? Its length sets the price.',
  };
}

function offeredWords(visit: Lead, now: string): string {
  const { offer_sent: offer } = visit;
  const price = offer ? `${rangeText(offer)} ${beforeTax}. ` : '';
  const times = (offer?.times ?? []).map((start) => formatSlot(start, hoursOf(visit), now));
  return `${price}${times.length > 0 ? `${times.join('; ')}. More times on their page.` : 'They pick a time on their page.'}`;
}
