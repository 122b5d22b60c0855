import { type Plan, planLabels } from '../choices.ts';
import type { NewPlanPrice } from '../customer/boat-plan.ts';
import type { Lead } from '../lead.ts';
import { formatShortDay } from '../los-angeles.ts';
import { formatDollars, formatRate } from '../price/estimates.ts';
import { beforeTax, type PriceRange } from '../price/price-words.ts';

/** Free of zod, as is all of this file. */
export const everyText = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

export const planConsent = 'They asked for a plan, and may be emailed times for each visit';

/** `$6.50 a foot`. */
export const footText = (rate_per_foot: number): string => `${formatRate(rate_per_foot)} a foot`;

/** A visit's price: whole dollars, and never over what its rate comes to. */
export const visitDollars = (rate_per_foot: number, length_ft: number): number =>
  Math.floor(Math.round(rate_per_foot * length_ft * 100) / 100);

/** `about $156 each visit before tax`. */
export function visitPriceText(rate_per_foot: number, length_ft: number | undefined): string {
  const price =
    length_ft === undefined
      ? footText(rate_per_foot)
      : `about ${formatDollars(visitDollars(rate_per_foot, length_ft))}`;
  return `${price} each visit ${beforeTax}`;
}

/** In whole dollars. */
export const priceOfDay = ({ from, before, after }: NewPlanPrice, start: string): number =>
  start < from ? before : after;

/** `This visit is $156 before tax. Your plan’s price changes on Dec 16: $144 before, $156 from then on.` */
export function dayPriceText(price: NewPlanPrice, start: string | undefined, now: string): string {
  const { from, before, after } = price;
  const visit =
    start === undefined ? '' : `This visit is ${formatDollars(priceOfDay(price, start))} ${beforeTax}. `;
  const changes = from <= now ? 'changed' : 'changes';
  return `${visit}Your plan’s price ${changes} on ${formatShortDay(from, now)}: ${formatDollars(before)} before, ${formatDollars(after)} from then on.`;
}

/** `$221, or $246 from Jan 19 on`; the later alone once it holds. */
export function bothPricesText(
  { from, before, after }: NewPlanPrice,
  now: string,
  textOf: (dollars: number) => string = formatDollars,
): string {
  if (from <= now) return textOf(after);
  return `${textOf(before)}, or ${textOf(after)} from ${formatShortDay(from, now)} on`;
}

/** An offer of a plan's visit as it reads now: once a new price holds, no day is left at the one of before. */
export const offerNow = <T extends PriceRange>(offer: T, price: NewPlanPrice | undefined, now: string): T =>
  price && price.from <= now ? { ...offer, est_price_min: price.after, est_price_max: price.after } : offer;

type Asked = Pick<Lead, 'monthly_plan_interest' | 'plan_asked' | 'length_ft'>;

/** `about $156 each visit before tax`, as the booking page showed it; undefined for a plan without a price. */
export function planAskedPrice({ plan_asked, length_ft }: Asked): string | undefined {
  if (!plan_asked) return undefined;
  return visitPriceText(plan_asked.rate_per_foot, length_ft);
}

/** `Basic, every 4 weeks, about $156 each visit before tax`, or as much of it as is known. */
export function planAskedText(lead: Asked): string | undefined {
  const { monthly_plan_interest: level, plan_asked } = lead;
  if (!level) return undefined;
  return [planLabels[level], plan_asked && everyText(plan_asked.every_weeks), planAskedPrice(lead)]
    .filter(Boolean)
    .join(', ');
}

/** Said to who asked for a plan, until it is set up. */
export const planWishText = (level: Plan, isDone: boolean): string =>
  `You asked for the ${planLabels[level]} plan. You’ll hear from us about it${isDone ? '' : ' after this job'}.`;
