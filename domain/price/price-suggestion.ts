import type { ConditionLevel, OxidationLevel } from '../choices.ts';
import { estimateDollars, formatDollars, formatRate } from './estimates.ts';
import type { PackageId } from './packages.ts';
import { type Prices, pricedPackage } from './prices.ts';

type Surcharge = readonly [least: number, most: number];

/** A boat in good condition may still take a tenth longer. */
const byCondition: Record<ConditionLevel, Surcharge> = {
  'Like new': [0, 5],
  Good: [0, 10],
  Fair: [10, 20],
  'Heavy oxidation': [25, 40],
};

/** Only where gelcoat is worked on. */
const byOxidation: Record<OxidationLevel, Surcharge> = {
  None: [0, 0],
  Light: [5, 15],
  Medium: [15, 30],
  Heavy: [25, 45],
};

export interface SuggestedPrice {
  /** Whole dollars, in tens. */
  readonly min: number;
  readonly max: number;
  readonly reasons: readonly string[];
}

interface Boat {
  readonly requested_service: PackageId;
  readonly length_ft: number;
  readonly condition_level?: ConditionLevel | undefined;
  readonly oxidation_level?: OxidationLevel | undefined;
}

const percent = ([least, most]: Surcharge): string =>
  least === 0 ? `up to ${most}%` : `${least} to ${most}%`;

/** Condition and oxidation describe the same hull, so the greater one counts, not both. */
const greater = (a: Surcharge, b: Surcharge): Surcharge => [Math.max(a[0], b[0]), Math.max(a[1], b[1])];

/** Oxidation only counts where the package works on gelcoat. Minimum and maximum are rounded outward to tens. */
export function suggestPrice(
  { requested_service, length_ft, condition_level = 'Good', oxidation_level }: Boat,
  prices: Prices,
): SuggestedPrice {
  const pkg = pricedPackage(requested_service, prices);
  const base = estimateDollars(pkg, length_ft);
  const worksOnGelcoat = pkg.services.some((service) => service === 'protection' || service === 'polishing');
  const hull = condition_level === 'Heavy oxidation' && !worksOnGelcoat ? 'Fair' : condition_level;
  const condition = byCondition[hull];
  const oxidation = worksOnGelcoat && oxidation_level ? byOxidation[oxidation_level] : byOxidation.None;
  const [least, most] = greater(condition, oxidation);
  return {
    min: Math.floor((base * (100 + least)) / 1000) * 10,
    max: Math.ceil((base * (100 + most)) / 1000) * 10,
    reasons: [
      `${pkg.title}: ${formatRate(pkg.ratePerFoot)}/ft × ${length_ft} ft = ${formatDollars(base)}`,
      least === 0
        ? `Small differences: ${percent(condition)} more`
        : `Condition ${condition_level.toLowerCase()}: ${percent(condition)} more`,
      ...(oxidation[1] > 0
        ? [`Oxidation ${oxidation_level?.toLowerCase()}: ${percent(oxidation)} more`]
        : []),
      ...(oxidation[1] > 0 ? ['The greater of the two counts, not their sum'] : []),
    ],
  };
}
