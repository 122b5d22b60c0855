import type { BoatPlan, SavedPlan, SeenPlan } from '../customer/boat-plan.ts';
import type { Customer } from '../customer/customer.ts';
import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import type { Prices } from '../price/prices.ts';
import { freshRate } from './plan-price.ts';
import { dueAfterSkip, standingPlan } from './plan-standing.ts';
import type { AllPlanTerms } from './plan-terms.ts';
import { planConsent } from './plan-words.ts';

interface Facts {
  readonly leads: readonly Lead[];
  readonly terms: AllPlanTerms;
  readonly prices: Prices;
  readonly freshId: () => string;
  readonly now: string;
}

export function planSaveProblem({ boats }: Customer, plans: readonly SavedPlan[]): string | undefined {
  const known = plans.every(({ boat_id }) =>
    boats.some(({ id, is_sold }) => id === boat_id && is_sold === undefined),
  );
  return known ? undefined : 'A plan is for one of their boats.';
}

/** Why plans don't go together. */
export function planConflict(plans: readonly SavedPlan[]): string | undefined {
  const subjects = new Set(plans.map(({ boat_id, requested_service }) => `${boat_id} ${requested_service}`));
  return subjects.size < plans.length
    ? 'This boat is on a plan with that service already. Change that one, or end it first.'
    : undefined;
}

const isSaid = (plan: BoatPlan, saved: SavedPlan): boolean =>
  (['boat_id', 'requested_service', 'every_weeks', 'next_due', 'level'] as const).every(
    (name) => plan[name] === saved[name],
  );

function savedPlan(
  before: Customer,
  saved: SavedPlan,
  { leads, terms, prices, freshId, now }: Facts,
): BoatPlan {
  const known = before.plans?.find(({ id }) => id === saved.id);
  if (known && isSaid(standingPlan(known, leads), saved)) return known;
  const { boat_id, requested_service, every_weeks, next_due, level } = saved;
  const isSamePrice =
    known?.level === level && (level !== undefined || known?.requested_service === requested_service);
  const {
    rate_per_foot = freshRate(saved, terms, prices),
    next_rate,
    untold_rate,
  } = (isSamePrice && known) || {};
  return {
    id: known?.id ?? freshId(),
    boat_id,
    requested_service,
    every_weeks,
    next_due,
    ...(level && { level }),
    rate_per_foot,
    ...(next_rate && { next_rate }),
    ...(untold_rate !== undefined && { untold_rate }),
    set_at: now,
    asked: known?.asked ?? { words: planConsent, place: 'told the owner', at: now },
  };
}

/** A customer with the plans that the owner has saved; what stands as it did stays as it was stored. */
export function withPlans(before: Customer, plans: readonly SavedPlan[], facts: Facts): Customer {
  const { plans: _, ...kept } = before;
  const saved = plans.map((plan) => savedPlan(before, plan, facts));
  return {
    ...kept,
    ...(saved.length > 0 && { plans: saved }),
    version: before.version + 1,
    updated_at: facts.now,
  };
}

export function withoutPlan(before: Customer, planId: string, now: string): Customer {
  const { plans = [], ...kept } = before;
  const left = plans.filter(({ id }) => id !== planId);
  return {
    ...kept,
    ...(left.length > 0 && { plans: left }),
    version: before.version + 1,
    updated_at: now,
  };
}

/** Without the next visit of a plan, which nobody was offered yet: the one after it is next. */
export function withSkip(before: Customer, skipped: BoatPlan, now: string): Customer {
  const next_due = dueAfterSkip(skipped.next_due, skipped, dayOf(now));
  const plans = before.plans?.map((plan) => (plan.id === skipped.id ? { ...plan, next_due } : plan));
  return { ...before, plans, version: before.version + 1, updated_at: now };
}

export const seenPlans = ({ plans = [] }: Customer, leads: readonly Lead[]): SeenPlan[] =>
  plans.map((plan) => {
    const { set_at: _, asked: __, ...seen } = standingPlan(plan, leads);
    return seen;
  });

/** Whether plans are as a save has made them, whose answer was lost: what it added has ids by now. */
export const areSavedBefore = (now: readonly SeenPlan[], plans: readonly SavedPlan[]): boolean =>
  now.length === plans.length &&
  plans.every((saved, place) => {
    const { id, boat_id, requested_service, every_weeks, next_due, level } = now[place] ?? {};
    return (
      (saved.id ?? id) === id &&
      saved.boat_id === boat_id &&
      saved.requested_service === requested_service &&
      saved.every_weeks === every_weeks &&
      saved.next_due === next_due &&
      saved.level === level
    );
  });
