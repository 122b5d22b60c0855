import { planLabels } from '../choices.ts';
import type { Lead } from '../lead.ts';
import { formatDollars, formatRate } from '../price/estimates.ts';
import { beforeTax } from '../price/price-words.ts';

/** Free of zod, as is all of this file. */
export const everyText = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

export const planConsent = 'They asked for a plan, and may be emailed times for each visit';

/** `$6.50 a foot`. */
export const footText = (rate_per_foot: number): string => `${formatRate(rate_per_foot)} a foot`;

/** `about $156 each visit before tax`. */
export function visitPriceText(rate_per_foot: number, length_ft: number | undefined): string {
  const price =
    length_ft === undefined
      ? footText(rate_per_foot)
      : `about ${formatDollars(Math.round(rate_per_foot * length_ft))}`;
  return `${price} each visit ${beforeTax}`;
}

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
