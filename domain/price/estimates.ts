import { withCommas } from '../plain-text.ts';
import type { OfferedPackage, PricedPackage } from './prices.ts';

export const boatLength = { min: 10, max: 100 } as const;

/** localStorage key of the visitor's boat length, a positive integer in feet. */
export const storedLengthKey = 'bdla:lengthFt';

/** For example estimates on pages without a known length, in feet. */
export const commonLengths = [18, 24, 30, 40] as const;

export const formatDollars = (amount: number): string => `$${withCommas(Math.round(amount))}`;

/** `From $28/ft` from any wording of a rate: "average", "avg." and a leading "from" are removed. */
export function rateText(source: string): string {
  const bare = source
    .replace(/\b(?:average\b|avg\b\.?)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^from\b\s*/i, '');
  return `From ${bare}`;
}

/** `$28`, or `$28.50` where there are cents. */
export const formatRate = (ratePerFoot: number): string =>
  Number.isInteger(ratePerFoot) ? formatDollars(ratePerFoot) : `$${ratePerFoot.toFixed(2)}`;

export const packageRateText = ({ ratePerFoot }: Pick<PricedPackage, 'ratePerFoot'>): string =>
  rateText(`${formatRate(ratePerFoot)}/ft`);

/** Whole dollars. */
export const estimateDollars = (
  { ratePerFoot }: Pick<PricedPackage, 'ratePerFoot'>,
  lengthFt: number,
): number => Math.round(ratePerFoot * lengthFt);

/** `~$784`, or `from $840` where the rate is a floor. */
export const aboutDollars = (
  { priceIsFloor }: Pick<OfferedPackage, 'priceIsFloor'>,
  amount: number,
): string => `${priceIsFloor ? 'from ' : '~'}${formatDollars(amount)}`;

/** Undefined for a length the business does not accept. */
export function estimateText(
  pkg: Pick<OfferedPackage, 'ratePerFoot' | 'priceIsFloor'>,
  lengthFt: number | undefined,
): string | undefined {
  if (lengthFt === undefined || !isBoatLength(lengthFt)) return undefined;
  return aboutDollars(pkg, estimateDollars(pkg, lengthFt));
}

export const isBoatLength = (lengthFt: number): boolean =>
  lengthFt >= boatLength.min && lengthFt <= boatLength.max;

const feetAndInches =
  /^(?<feet>\d{1,4}(?:\.\d{1,2})?)\s*(?:(?:feet|foot|ft\.?|['’′])\s*(?:(?<inches>\d{1,2}(?:\.\d)?)\s*(?:inches|inch|in\.?|["”″])?)?)?$/i;

/** Parses `24`, `24.5 ft`, `24'`, `24’6"` or `24 feet 6 inches` to feet with two decimals. */
export function parseLength(text: string): number | undefined {
  const { feet, inches = '0' } = feetAndInches.exec(text.trim())?.groups ?? {};
  if (feet === undefined || Number(inches) >= 12) return undefined;
  return Math.round((Number(feet) + Number(inches) / 12) * 100) / 100;
}

/** Undefined for anything but a positive integer. */
export function parseStoredLength(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}
