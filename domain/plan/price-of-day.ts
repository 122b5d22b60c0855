import type { BoatPlan, NewPlanPrice } from '../customer/boat-plan.ts';
import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { replacedOffers } from '../offer/offer.ts';
import { formatDollars } from '../price/estimates.ts';
import { newEntry } from '../timeline.ts';
import { priceOfDay, visitDollars } from './plan-words.ts';

/**
 * A plan's visit costs what the plan costs on its day, as its customer was emailed two weeks before. Undefined while
 * nothing changes, and of a price that the owner has named for this visit. A visit that is moved keeps its price.
 */
export function newPlanPrice(
  { length_ft, offer_sent }: Pick<Lead, 'length_ft' | 'offer_sent'>,
  plan: Pick<BoatPlan, 'rate_per_foot' | 'next_rate'> | undefined,
): NewPlanPrice | undefined {
  const { rate_per_foot, next_rate } = plan ?? {};
  if (!next_rate || !rate_per_foot || !length_ft || !offer_sent || offer_sent.lines) return undefined;
  if (offer_sent.sent_at >= next_rate.from) return undefined;
  const dollarsAt = (ratePerFoot: number) => visitDollars(ratePerFoot, length_ft);
  const [before, after] = [dollarsAt(rate_per_foot), dollarsAt(next_rate.rate_per_foot)];
  const { est_price_min, est_price_max } = offer_sent;
  const isThePlans = est_price_min === est_price_max && (est_price_min === before || est_price_min === after);
  return isThePlans && before !== after ? { from: next_rate.from, before, after } : undefined;
}

/** What a yes with a time makes of the offer: that of the day which was chosen. Undefined where it is that already. */
export function offerOfDay(
  lead: Lead,
  plan: BoatPlan | undefined,
  start: string,
  now: string,
): LeadChange | undefined {
  const { id: lead_id, offer_sent } = lead;
  const price = newPlanPrice(lead, plan);
  if (!price || !offer_sent) return undefined;
  const dollars = priceOfDay(price, start);
  if (dollars === offer_sent.est_price_min) return undefined;
  const range = { est_price_min: dollars, est_price_max: dollars };
  const rate_per_foot = start < price.from ? plan?.rate_per_foot : plan?.next_rate?.rate_per_foot;
  const said = { lead_id, status: 'Price updated', note: formatDollars(dollars), is_public: true };
  return {
    fields: {
      ...range,
      ...(rate_per_foot !== undefined && { rate_per_foot }),
      offer_sent: { ...offer_sent, ...range, sent_at: now },
      past_offers: replacedOffers(lead),
    },
    entries: [newEntry(said, 'customer', now)],
  };
}
