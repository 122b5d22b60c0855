import { type ConditionLevel, type OxidationLevel, type Plan, planLabels } from '../choices.ts';
import { toldAgain } from '../lead-words.ts';
import { estimateDollars, formatDollars, formatRate } from './estimates.ts';
import { firstNames } from './first-rates.ts';
import type { PackageId } from './packages.ts';
import type { PriceAgain } from './price-again.ts';
import { againText, rangeText } from './price-words.ts';
import { type Prices, pricedPackage } from './prices.ts';
import { type Surcharge, type Surcharges, surchargeText } from './surcharges.ts';

export interface SuggestedPrice {
  /** Whole dollars; in tens, unless a plan says what it costs. */
  readonly min: number;
  readonly max: number;
  readonly reasons: readonly string[];
}

interface Boat {
  readonly requested_service: PackageId;
  readonly service_name?: string | undefined;
  readonly length_ft: number;
  readonly condition_level?: ConditionLevel | undefined;
  readonly oxidation_level?: OxidationLevel | undefined;
  /** Set on a plan's visit, which costs what the plan does. */
  readonly plan?: object | undefined;
  readonly rate_per_foot?: number | undefined;
  /** The plan that they asked for, as they were shown it. */
  readonly plan_asked?: { readonly requested_service: PackageId; readonly rate_per_foot: number } | undefined;
  readonly monthly_plan_interest?: Plan | undefined;
  readonly price_again?: PriceAgain | undefined;
}

const none: Surcharge = { least: 0, most: 0 };

/** Condition and oxidation describe the same hull, so the greater one counts, not both. */
const greater = (a: Surcharge, b: Surcharge): Surcharge => ({
  least: Math.max(a.least, b.least),
  most: Math.max(a.most, b.most),
});

/** What the plan of this service costs that they asked for, beside what the work costs once. */
function planPrice(
  { plan_asked, monthly_plan_interest: level, ...boat }: Boat,
  prices: Prices,
  surcharges: Surcharges,
): SuggestedPrice {
  const once = suggestPrice(boat, prices, surcharges);
  if (!plan_asked) return once;
  const rate = plan_asked.rate_per_foot;
  const price = estimateDollars({ ratePerFoot: rate }, boat.length_ft);
  const plan = level ? `${planLabels[level]} plan` : 'plan';
  const sum = `${formatRate(rate)}/ft × ${boat.length_ft} ft = ${formatDollars(price)}`;
  return {
    min: price,
    max: price,
    reasons: [
      `On the ${plan} they asked for: ${sum}`,
      `The same once, without a plan: ${rangeText({ est_price_min: once.min, est_price_max: once.max })}`,
    ],
  };
}

/** What they were told that it costs as last time, beside what boat and length come to today. */
function pricedAgain(told: PriceAgain, fresh: SuggestedPrice): SuggestedPrice {
  const { min: est_price_min, max: est_price_max, reasons } = fresh;
  return {
    min: told.dollars,
    max: told.dollars,
    reasons: [
      `They were told: ${againText(told)}`,
      `By length and condition it would be ${rangeText({ est_price_min, est_price_max })}`,
      ...reasons,
    ],
  };
}

/**
 * The rate is the one that its customer saw, where one is known.
 * Who was told the price of last time is suggested that price.
 * Who asked for a plan of this very service is suggested its price; who asked for other work beside it, that work's.
 * Oxidation only counts where the package works on gelcoat. Minimum and maximum are rounded outward to tens.
 */
export function suggestPrice(boat: Boat, prices: Prices, surcharges: Surcharges): SuggestedPrice {
  const { requested_service, service_name, length_ft, condition_level = 'Good', oxidation_level } = boat;
  const { plan, rate_per_foot: ratePerFoot } = boat;
  if (plan && ratePerFoot !== undefined) {
    const price = estimateDollars({ ratePerFoot }, length_ft);
    const reason = `On their plan: ${formatRate(ratePerFoot)}/ft × ${length_ft} ft = ${formatDollars(price)}`;
    return { min: price, max: price, reasons: [reason] };
  }
  if (boat.plan_asked?.requested_service === requested_service) return planPrice(boat, prices, surcharges);
  const told = toldAgain(boat);
  if (told) return pricedAgain(told, suggestPrice({ ...boat, price_again: undefined }, prices, surcharges));
  const pkg = pricedPackage(requested_service, prices);
  const seen = ratePerFoot ?? pkg.ratePerFoot;
  const base = estimateDollars({ ratePerFoot: seen }, length_ft);
  const worksOnGelcoat = pkg.services.some((service) => service === 'protection' || service === 'polishing');
  const hull = condition_level === 'Heavy oxidation' && !worksOnGelcoat ? 'Fair' : condition_level;
  const condition = surcharges[`condition ${hull}` as const];
  const level = oxidation_level ?? 'None';
  const oxidation = worksOnGelcoat && level !== 'None' ? surcharges[`oxidation ${level}` as const] : none;
  const { least, most } = greater(condition, oxidation);
  const [from, to] = [(base * (100 + least)) / 100, (base * (100 + most)) / 100];
  const [min, max] = [Math.floor(from / 10) * 10, Math.ceil(to / 10) * 10];
  return {
    min,
    max,
    reasons: [
      `${service_name ?? firstNames[requested_service]}: ${formatRate(seen)}/ft × ${length_ft} ft = ${formatDollars(base)}`,
      ...(seen === pkg.ratePerFoot
        ? []
        : [
            `It’s the rate they saw; at today’s ${formatRate(pkg.ratePerFoot)}/ft it would be ${formatDollars(estimateDollars(pkg, length_ft))}`,
          ]),
      least === 0
        ? `Small differences: ${surchargeText(condition)} more`
        : `Condition ${condition_level.toLowerCase()}: ${surchargeText(condition)} more`,
      ...(oxidation.most > 0
        ? [
            `Oxidation ${level.toLowerCase()}: ${surchargeText(oxidation)} more`,
            'The greater of the two counts, not their sum',
          ]
        : []),
      ...(min < from || max > to ? ['Rounded down and up to the nearest $10'] : []),
    ],
  };
}
