import type { NewPlanPrice } from '../customer/boat-plan.ts';
import type { Lead } from '../lead.ts';
import { boatText, inOneLine } from '../lead-words.ts';
import { dayOf, formatMoment, formatShortDay, formatSlot, startOfDay } from '../los-angeles.ts';
import { beforeTax, rangeText } from '../price/price-words.ts';
import type { PackageNames } from '../price/prices.ts';
import { hoursOf } from '../visit/visit-hours.ts';
import { isPlanTexted } from './plan-emails.ts';
import type { PlanSubject } from './plan-lead.ts';
import { bothPricesText, everyText } from './plan-words.ts';
import { newPlanPrice } from './price-of-day.ts';

function dueText({ boat, plan, lapsed }: PlanSubject, names: PackageNames, now: string): string {
  const work = names[plan.requested_service].title;
  const about = inOneLine(
    boat.name ?? boatText({ boat_type: boat.type, length_ft: boat.length_ft }),
    everyText(plan.every_weeks),
  );
  const day = formatShortDay(startOfDay(plan.next_due), now);
  const is = plan.next_due < dayOf(now) ? 'was' : 'is';
  const asked = lapsed?.offer_sent
    ? ` They didn’t answer the times sent ${formatShortDay(lapsed.offer_sent.sent_at, now)}.`
    : '';
  return `${is} due ${day} on their plan: ${work}${about ? ` (${about})` : ''}.${asked}`;
}

/** A plan's next visit, as it would be offered: the words are its price and its times. */
export function planFollowUp(
  subject: PlanSubject,
  visit: Lead | undefined,
  names: PackageNames,
  now: string,
) {
  const { customer, plan, last } = subject;
  return {
    lead_id: last.id,
    plan_id: plan.id,
    kind: 'plan' as const,
    name: customer.name,
    ...(isPlanTexted(customer, plan) && { by_text: true as const }),
    text: dueText(subject, names, now),
    words: visit
      ? offeredWords(visit, newPlanPrice(visit, plan), now)
      : 'How long is the boat? Its length sets the price.',
  };
}

/** Said until `until`, when its times can go out: nobody is pressed. */
export const restingPlan = (subject: PlanSubject, until: string, names: PackageNames, now: string) => ({
  plan_id: subject.plan.id,
  name: subject.customer.name,
  text: `${dueText(subject, names, now)} We wrote to them lately, so times can go from ${formatMoment(until, now)}.`,
});

function offeredWords(visit: Lead, newPrice: NewPlanPrice | undefined, now: string): string {
  const { offer_sent: offer } = visit;
  const said = newPrice ? bothPricesText(newPrice, now) : offer && rangeText(offer);
  const price = said ? `${said} ${beforeTax}. ` : '';
  const times = (offer?.times ?? []).map((start) => formatSlot(start, hoursOf(visit), now));
  return `${price}${times.length > 0 ? `${times.join('; ')}. More times on their page.` : 'They pick a time on their page.'}`;
}
