import type { BoatPlan } from '../customer/boat-plan.ts';
import { dayOf, shiftDay, startOfDay } from '../los-angeles.ts';
import type { Prices } from '../price/prices.ts';
import type { AllPlanTerms } from './plan-terms.ts';

/** Days between the email about a new price and the price. */
const noticeDays = 14;

/** The first day that begins two weeks later. */
const firstDayAfterNotice = (now: string): string => startOfDay(shiftDay(dayOf(now), noticeDays + 1));

type Rates = Pick<BoatPlan, 'rate_per_foot' | 'next_rate'>;

/** Dollars per foot that the customer knows of and that hold now; undefined for a plan of before each kept its price. */
export const knownRate = ({ next_rate, rate_per_foot }: Rates, now: string): number | undefined =>
  next_rate && next_rate.from <= now ? next_rate.rate_per_foot : rate_per_foot;

/** Dollars per foot of a visit that is offered now. */
export const rateOfPlan = (plan: BoatPlan, prices: Prices, now: string): number =>
  knownRate(plan, now) ?? prices[plan.requested_service];

/** Of times that suit, those with the price of the soonest: one offer has one price, and each day is offered at its own. */
export function timesOfOnePrice(plan: BoatPlan, prices: Prices, times: readonly string[], now: string) {
  const rate_per_foot = rateOfPlan(plan, prices, times.toSorted()[0] ?? now);
  return { rate_per_foot, times: times.filter((time) => rateOfPlan(plan, prices, time) === rate_per_foot) };
}

/** What a plan costs that is made now: its level's price, else the service's. */
export const freshRate = (
  { level, requested_service }: Pick<BoatPlan, 'level' | 'requested_service'>,
  terms: AllPlanTerms,
  prices: Prices,
): number => (level && terms[level]?.rate_per_foot) ?? prices[requested_service];

/** A plan of before each kept its price, with the one that holds. */
export const withRate = (plan: BoatPlan, terms: AllPlanTerms, prices: Prices): BoatPlan =>
  plan.rate_per_foot === undefined && !plan.next_rate
    ? { ...plan, rate_per_foot: freshRate(plan, terms, prices) }
    : plan;

/**
 * The plan with the price that its level, or its service, has come to cost, of which its customer is to be emailed, or
 * without one that was changed back before that. Undefined where nothing is new.
 */
export function announcedPrice(plan: BoatPlan, terms: AllPlanTerms, prices: Prices): BoatPlan | undefined {
  // A level that nobody is offered anymore keeps its price.
  const isWithdrawn = plan.level !== undefined && terms[plan.level] === null;
  const wanted = isWithdrawn ? undefined : freshRate(plan, terms, prices);
  const { untold_rate, ...told } = plan;
  const known = told.next_rate?.rate_per_foot ?? told.rate_per_foot;
  if (wanted === undefined || known === undefined || wanted === (untold_rate ?? known)) return undefined;
  return wanted === known ? told : { ...told, untold_rate: wanted };
}

/** By which a task names the price of which a plan's customer is still to be emailed. */
export const untoldPrice = ({ id, untold_rate }: Pick<BoatPlan, 'id' | 'untold_rate'>): string =>
  `${id}#${untold_rate}`;

/** The plan once its customer is emailed of the price: it holds two weeks later, and the one of now until then. */
export function toldPrice({ untold_rate, next_rate, ...plan }: BoatPlan, now: string): BoatPlan {
  const rate_per_foot = knownRate({ ...plan, next_rate }, now);
  const isNew = untold_rate !== undefined && untold_rate !== rate_per_foot;
  return {
    ...plan,
    rate_per_foot,
    ...(isNew && { next_rate: { rate_per_foot: untold_rate, from: firstDayAfterNotice(now) } }),
  };
}
