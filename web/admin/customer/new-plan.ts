import type { Plan } from '#domain/choices.ts';
import type { SeenPlan } from '#domain/customer/boat-plan.ts';
import { dayOf } from '#domain/los-angeles.ts';
import type { OfferedPlan } from '#domain/plan/offered-plans.ts';
import { knownRate } from '#domain/plan/plan-price.ts';
import { dueAfter } from '#domain/plan/plan-standing.ts';
import { visitPriceText } from '#domain/plan/plan-words.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { isAboutBoat } from './open-of-boat.ts';
import type { LoadedCustomer } from './use-customer.ts';

type Known = Parameters<typeof isAboutBoat>[0] & Pick<LoadedCustomer, 'visits'>;

/** The day so many weeks after the boat's last finished visit, or after today where that day is past. */
export function firstDue(known: Known, boatId: string, every_weeks: number, now: string): string {
  const done = known.visits
    .filter(({ status, lead_id }) => status === 'done' && isAboutBoat(known, lead_id, boatId))
    .map(({ start }) => dayOf(start))
    .sort()
    .at(-1);
  const today = dayOf(now);
  const due = dueAfter(done ?? today, { every_weeks });
  return due < today ? today : due;
}

interface Chosen {
  readonly level: Plan | '';
  readonly service: PackageId;
  readonly length_ft: number | undefined;
  /** As it stands, where it is not a new one. */
  readonly plan: SeenPlan | undefined;
  readonly offered: readonly OfferedPlan[];
}

/** What the email about a plan says that it costs; undefined where the price list says it. */
export function mailedPrice(
  { level, service, length_ft, plan, offered }: Chosen,
  now: string,
): string | undefined {
  const isSame = (plan?.level ?? '') === level && (level !== '' || plan?.requested_service === service);
  const known = isSame && plan ? knownRate(plan, now) : undefined;
  const rate = known ?? offered.find((one) => one.level === level)?.rate_per_foot;
  return rate === undefined ? undefined : visitPriceText(rate, length_ft);
}
