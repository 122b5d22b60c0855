import type { BoatPlan, PlanVisit } from '#domain/customer/boat-plan.ts';
import type { Boat } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { boatInSentence } from '#domain/lead-words.ts';
import { dayOf, formatMoment, formatShortDay, formatSlot } from '#domain/los-angeles.ts';
import { agreedPrice } from '#domain/offer/agreed-price.ts';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { bothPricesText, dayPriceText, everyText, footText, offerNow } from '#domain/plan/plan-words.ts';
import { newPlanPrice } from '#domain/plan/price-of-day.ts';
import { formatRate } from '#domain/price/estimates.ts';
import { beforeTax, rangeText } from '#domain/price/price-words.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { greeted, partAddress, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, paragraph, small, sums, times } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';
import { stopAddress, stopLink } from './stop-link.ts';

export interface PlanFacts {
  readonly postal_address: string;
  readonly token: string;
  /** The page of the request shows the plan. */
  readonly isShown: boolean;
}

export const stopping = (lead: Lead, { postal_address, token, isShown }: PlanFacts) =>
  facts(
    [
      'Your plan',
      isShown
        ? [{ text: 'Skip or end it', href: partAddress(lead, 'plan') }]
        : 'To end it, reply to this email',
    ],
    ['Our address', postal_address],
    ['Not for you?', stopLink(token, 'No more plan emails')],
  );

interface PlanVisitFacts {
  readonly offer: SentOffer;
  readonly plan: PlanVisit;
  readonly rates?: Pick<BoatPlan, 'rate_per_foot' | 'next_rate'>;
}

/** To a customer with a plan: times for its next visit. Its links open the page, and book nothing. */
export function planVisitMail(
  lead: Lead,
  { offer: sent, plan, rates }: PlanVisitFacts,
  about: PlanFacts,
  now: string,
): Mail {
  const boat = boatInSentence(lead) || 'boat';
  const newPrice = newPlanPrice({ length_ft: lead.length_ft, offer_sent: sent }, rates);
  const offer = offerNow(sent, newPrice, now);
  const { valid_until: until, times: offered = [] } = offer;
  const isAhead = newPrice !== undefined && newPrice.from > now;
  const day = newPrice && formatShortDay(newPrice.from, now);
  const side = isAhead ? `, ${offer.est_price_min === newPrice.before ? 'before' : 'from'} ${day}` : '';
  const slots = offered
    .filter((start) => start > now)
    .map((start) => ({
      text: formatSlot(start, hoursOf(lead), now),
      href: partAddress(lead, 'yes', start),
    }));
  const { tax, total } = agreedPrice(offer, []);
  const perFoot = newPrice ? rates?.next_rate?.rate_per_foot : lead.rate_per_foot;
  const beforeThen =
    isAhead && rates?.rate_per_foot !== undefined
      ? ` at ${footText(rates.rate_per_foot)} before ${day} and`
      : '';
  const rate =
    perFoot === undefined
      ? ''
      : `${beforeThen} at ${footText(perFoot)}${beforeThen && ' from then on'}, ${beforeTax}`;
  const mail = mailOf('plan-visit', lead, `Times for your ${boat}`, {
    preview: `${newPrice ? bothPricesText(newPrice, now) : rangeText(offer)} ${beforeTax}. Pick a time, or skip this one.`,
    heading: greeted(lead, `your plan’s next visit is ${plan.due > dayOf(now) ? 'coming up' : 'due'}.`),
    packageId: lead.requested_service,
    blocks: [
      paragraph(
        `Your plan is a visit ${everyText(plan.every_weeks)}${rate}. Nothing’s booked until you pick a time.`,
      ),
      ...(slots.length > 0 ? [times('We could come', slots, 'More times on your page.')] : []),
      button('Pick a time', partAddress(lead, 'yes')),
      sums(
        [`${workOf(lead)}${side}`, rangeText(offer)],
        [`Sales tax, ${taxText(offer)}`, tax],
        ['With tax', total],
      ),
      ...(isAhead ? [paragraph(dayPriceText(newPrice, undefined, now))] : []),
      ...(until === undefined
        ? []
        : [
            small(
              `${isAhead ? 'These prices are' : 'This price is'} good until ${formatMoment(until, now)}.`,
            ),
          ]),
      stopping(lead, about),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(about.token) };
}

type PricedPlan = Pick<BoatPlan, 'requested_service' | 'every_weeks' | 'rate_per_foot' | 'next_rate'>;

/** What changes and when; without a next price, one that they were mailed before is off. */
function priceNews({ rate_per_foot, next_rate }: PricedPlan, now: string) {
  const known = rate_per_foot === undefined ? '' : formatRate(rate_per_foot);
  if (!next_rate) return { title: 'stays', when: 'Each visit', rate: `${known} a foot`, before: '' };
  const from = formatShortDay(next_rate.from, now);
  return {
    title: `changes on ${from}`,
    when: 'From then on each visit',
    rate: footText(next_rate.rate_per_foot),
    before: known && ` Until then it stays at ${known}.`,
  };
}

/** To a customer with a plan: what it costs from a day on. `lead` may be of other work, or of another boat. */
export function planPriceMail(
  lead: Lead,
  { plan, boat }: { readonly plan: PricedPlan; readonly boat: Pick<Boat, 'type' | 'length_ft'> },
  about: PlanFacts,
  now: string,
): Mail {
  const { every_weeks, requested_service } = plan;
  const { title, when, rate, before } = priceNews(plan, now);
  const whose = boatInSentence({ boat_type: boat.type, length_ft: boat.length_ft }) || 'boat';
  const mail = mailOf('plan-price', lead, `Your plan’s price ${title}`, {
    preview: `${rate} for each visit, ${beforeTax}.`,
    heading: greeted(lead, `your plan’s price ${title}.`),
    packageId: lead.requested_service === requested_service ? requested_service : undefined,
    blocks: [
      paragraph(`${when} for your ${whose} (${everyText(every_weeks)}) is ${rate}, ${beforeTax}.${before}`),
      paragraph(
        `You don’t need to do anything. We still ask before each visit${about.isShown ? ', and you can skip it or end your plan' : ''}.`,
      ),
      button('See your page', statusAddress(lead)),
      stopping(lead, about),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(about.token) };
}
