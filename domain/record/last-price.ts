import { type ConditionLevel, isMoreWorn } from '../choices.ts';
import type { Lead } from '../lead.ts';
import { rateOf } from '../lead-words.ts';
import type { PackageId } from '../price/packages.ts';
import type { PriceAgain } from '../price/price-again.ts';
import type { Prices } from '../price/prices.ts';
import { workedEarlier } from '../visit/worked-at.ts';
import { type BilledJob, packageBilled } from './package-billed.ts';

/** What a job's package cost: whole dollars before tax, and the dollars per foot of then. */
export interface LastPrice {
  readonly requested_service: PackageId;
  readonly length_ft: number;
  readonly billed: number;
  readonly rate_per_foot: number;
}

/** Undefined of work that was not billed, or not as a package. */
export function lastPriceOf(
  job: BilledJob & Pick<Lead, 'length_ft' | 'rate_per_foot'>,
): LastPrice | undefined {
  const { requested_service, length_ft } = job;
  const [billed, rate_per_foot] = [packageBilled(job), rateOf(job)];
  if (!requested_service || !length_ft || billed === undefined || !rate_per_foot) return undefined;
  return { requested_service, length_ft, billed, rate_per_foot };
}

/** The price of the same work at today's rate; undefined for another length. */
export function priceAgain(
  { requested_service, length_ft, billed: last, rate_per_foot }: LastPrice,
  lengthFt: number | undefined,
  prices: Prices,
): PriceAgain | undefined {
  if (lengthFt !== length_ft) return undefined;
  const dollars = Math.round((last * prices[requested_service]) / rate_per_foot);
  return { requested_service, length_ft, last, dollars };
}

interface SentAgain {
  readonly packageId: PackageId;
  readonly boatType: Lead['boat_type'];
  readonly boatLengthFt: number;
  readonly conditionLevel: ConditionLevel;
  readonly priceAgain?: number | undefined;
}

/** The price of last time, where a booking is about the same work and its page said that price. */
export function priceToldAgain(sent: SentAgain, earlier: Lead, prices: Prices): PriceAgain | undefined {
  const last = lastPriceOf(earlier);
  if (sent.packageId !== last?.requested_service || sent.boatType !== earlier.boat_type) return undefined;
  if (isMoreWorn(sent.conditionLevel, earlier.condition_level)) return undefined;
  const again = priceAgain(last, sent.boatLengthFt, prices);
  return again?.dollars === sent.priceAgain ? again : undefined;
}

/** The newest finished job of the same work on the same boat at the same length, if it was billed. */
export function lastJobLike(lead: Lead, leads: readonly Lead[]) {
  const { requested_service, boat_id, length_ft } = lead;
  if (!requested_service || boat_id === undefined) return undefined;
  return leads
    .filter((other) => other.id !== lead.id && other.boat_id === boat_id)
    .filter((other) => other.requested_service === requested_service && other.length_ft === length_ft)
    .flatMap((other) => {
      const dollars = packageBilled(other);
      const done_at = other.record?.done_at;
      if (done_at === undefined || dollars === undefined) return [];
      return [{ requested_service, dollars, done_at, ...workedEarlier(other, done_at) }];
    })
    .sort((a, b) => a.done_at.localeCompare(b.done_at))
    .at(-1);
}
