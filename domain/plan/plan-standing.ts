import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Lead } from '../lead.ts';
import { dayOf, shiftDay } from '../los-angeles.ts';
import { isLapsed } from '../offer/offer-validity.ts';
import { activeVisits } from '../visit/visit.ts';

/** Days before it is due from which a plan's visit is suggested. */
const daysBefore = 10;

type Every = Pick<BoatPlan, 'every_weeks'>;

export const dueAfter = (day: string, { every_weeks }: Every): string => shiftDay(day, 7 * every_weeks);

/** A visit that is skipped late takes those along that would have been due by then. */
export function dueAfterSkip(day: string, every: Every, today: string): string {
  const next = dueAfter(day, every);
  return next > today ? next : dueAfterSkip(next, every, today);
}

export const doneAt = ({ status, record, completed_at }: Lead): string | undefined =>
  status === 'COMPLETED' ? (record?.done_at ?? completed_at) : undefined;

const isOver = ({ status, plan }: Lead): boolean => status === 'CANCELED' || plan?.answer !== undefined;

/** Whether the owner has set another day since its visit was offered or skipped: that day stands then. */
const isSetSince = ({ created_at, plan: visit }: Lead, { next_due, set_at }: BoatPlan): boolean =>
  visit?.due !== next_due && (visit?.answered_at ?? created_at) <= set_at;

/** From when on the next visit is due, as far as one request moves it on. */
function movedBy(lead: Lead, plan: BoatPlan): string[] {
  const done = doneAt(lead);
  const isOfPlan = lead.plan?.id === plan.id;
  if (done !== undefined) {
    const isSameWork = isOfPlan || lead.requested_service === plan.requested_service;
    return isSameWork && done > plan.set_at ? [dueAfter(dayOf(done), plan)] : [];
  }
  if (!isOfPlan || !lead.plan || !isOver(lead) || isSetSince(lead, plan)) return [];
  const { answer, answered_at, due } = lead.plan;
  if (answer === 'skip' && answered_at) return [dueAfterSkip(due, plan, dayOf(answered_at))];
  return [dueAfter(due, plan)];
}

type Offered = Pick<BoatPlan, 'id' | 'boat_id' | 'requested_service'>;

const ofBoat = ({ boat_id }: Offered, leads: readonly Lead[]): Lead[] =>
  leads.filter((lead) => lead.boat_id === boat_id);

/** A plan as it stands: each finish, skip or canceled request moves it on, times that ran out do not. `leads` are the customer's. */
export function standingPlan(plan: BoatPlan, leads: readonly Lead[]): BoatPlan {
  const moved = ofBoat(plan, leads).flatMap((lead) => movedBy(lead, plan));
  return { ...plan, next_due: [plan.next_due, ...moved].sort().at(-1) ?? plan.next_due };
}

/** Times were offered and are not answered, or the same work is on its way. */
const isUnderWay = (plan: Offered, lead: Lead, now: string): boolean => {
  const { status } = lead;
  if (status === 'COMPLETED' || status === 'CANCELED') return false;
  if (lead.plan?.id === plan.id) return !isOver(lead) && !isLapsed(lead, now);
  return lead.requested_service === plan.requested_service && activeVisits(lead.visits).length > 0;
};

/** The request that a plan's visit was offered with, while it is open. */
export const openPlanLead = (plan: Offered, leads: readonly Lead[], now: string): Lead | undefined =>
  ofBoat(plan, leads).find((lead) => lead.plan?.id === plan.id && isUnderWay(plan, lead, now));

/** Whether times for the next visit are to be offered now; of a plan as it stands. */
export const isPlanDue = (plan: BoatPlan, leads: readonly Lead[], now: string): boolean =>
  plan.next_due <= shiftDay(dayOf(now), daysBefore) &&
  !ofBoat(plan, leads).some((lead) => isUnderWay(plan, lead, now));
