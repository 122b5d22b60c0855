import type { BoatPlan, ShownPlan } from '../customer/boat-plan.ts';
import type { Boat, Customer } from '../customer/customer.ts';
import { isFromThem } from '../customer/customer-matching.ts';
import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import { hasCoat } from '../price/packages.ts';
import { isBooked } from './plan-answer.ts';
import { areEmailsOff } from './plan-emails.ts';
import { knownRate } from './plan-price.ts';
import { dueAfterSkip, openPlanLead, standingPlan } from './plan-standing.ts';

function shownPlan(stored: BoatPlan, { length_ft }: Boat, leads: readonly Lead[], now: string): ShownPlan {
  const plan = standingPlan(stored, leads);
  const { id, level, requested_service, every_weeks, next_rate, next_due } = plan;
  const open = openPlanLead(stored, leads, now);
  return {
    id,
    level,
    requested_service,
    every_weeks,
    rate_per_foot: knownRate(plan, now),
    next_rate: next_rate && next_rate.from > now ? next_rate : undefined,
    next_due,
    length_ft,
    after_skip: dueAfterSkip(next_due, plan, dayOf(now)),
    visit: open && (isBooked(open) ? 'booked' : 'offered'),
  };
}

/** What a customer sees of the plans of one of their boats. `leads` are the customer's. */
export const plansOfBoat = (
  boat: Boat,
  { plans = [] }: Pick<Customer, 'plans'>,
  leads: readonly Lead[],
  now: string,
  stoppedAt?: string,
): ShownPlan[] =>
  plans
    .filter(({ boat_id }) => boat_id === boat.id)
    .map((plan) => ({
      ...shownPlan(plan, boat, leads, now),
      ...(areEmailsOff(plan, stoppedAt) && { emails_off: true as const }),
    }));

/** Whether emails of a boat's plan offer its next wax: nobody is reminded of that besides, at another price. */
export const isWaxedByPlan = (
  plans: readonly Pick<ShownPlan, 'requested_service' | 'emails_off'>[],
): boolean => plans.some((plan) => hasCoat(plan) && !plan.emails_off);

/** Whether the page of a request may know a plan: its visit was offered with it, or the customer has sent it. */
export const mayKnowPlan = (request: Lead, planId: string, customer: Customer): boolean =>
  request.plan?.id === planId || isFromThem(customer, request);

export const showsPlan = (
  request: Lead,
  { id, boat_id }: Pick<BoatPlan, 'id' | 'boat_id'>,
  customer: Customer,
): boolean =>
  request.plan?.id === id ||
  (request.boat_id === boat_id && request.status !== 'CANCELED' && mayKnowPlan(request, id, customer));

/** The plan that a request is a visit of, until it is ended. */
export const planOfVisit = (
  { plan: visit }: Pick<Lead, 'plan'>,
  { plans = [] }: Pick<Customer, 'plans'>,
): BoatPlan | undefined => plans.find(({ id }) => id === visit?.id);

/** Whether no visit follows on the one that a request was offered for: its plan was ended, or the boat is sold. */
export const isPlanOver = (
  { plan: visit }: Pick<Lead, 'plan'>,
  { plans, boats }: Pick<Customer, 'plans' | 'boats'>,
): boolean => {
  const plan = planOfVisit({ plan: visit }, { plans });
  return visit !== undefined && !boats.some(({ id, is_sold }) => id === plan?.boat_id && !is_sold);
};

/** The plans that a request's page shows, of a boat that its customer still has. */
export function plansOfRequest(
  request: Lead,
  customer: Customer,
  leads: readonly Lead[],
  now: string,
  stoppedAt?: string,
): ShownPlan[] {
  const boat = customer.boats.find(({ id, is_sold }) => id === request.boat_id && !is_sold);
  if (!boat) return [];
  const shows = ({ id }: ShownPlan) => showsPlan(request, { id, boat_id: boat.id }, customer);
  return plansOfBoat(boat, customer, leads, now, stoppedAt).filter(shows);
}
