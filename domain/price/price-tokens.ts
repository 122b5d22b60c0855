import { estimateDollars, formatDollars, formatRate } from './estimates.ts';
import { packageOfId } from './packages.ts';
import type { PackageNames, Prices } from './prices.ts';

const token = /{{(?:rate (?<rated>[a-z]+)|price (?<id>[a-z]+) (?<feet>\d{1,3})(?: x (?<times>\d{1,2}))?)}}/g;

/**
 * A text with its prices filled in: `{{rate complete}}` is `$28`, `{{price complete 24}}` what 24 ft cost, and
 * `{{price exterior 30 x 3}}` three times that. What names no package stays as it is.
 */
export const withPrices = (text: string, prices: Prices): string =>
  text.replace(token, (whole, ...rest) => {
    const { rated, id, feet, times = '1' }: Partial<Record<string, string>> = rest.at(-1);
    const pkg = packageOfId(rated ?? id);
    if (!pkg) return whole;
    const ratePerFoot = prices[pkg.id];
    if (feet === undefined) return formatRate(ratePerFoot);
    return formatDollars(estimateDollars({ ratePerFoot }, Number(feet)) * Number(times));
  });

/** A text with its services' names filled in: `{{name complete}}`. */
export const withNames = (text: string, names: PackageNames): string =>
  text.replace(/{{name ([a-z]+)}}/g, (whole, id) => {
    const pkg = packageOfId(id);
    return pkg ? names[pkg.id].title : whole;
  });
