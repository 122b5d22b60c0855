import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Customer } from '../customer/customer.ts';
import { sharesEmail } from '../customer/customer-matching.ts';
import type { Lead } from '../lead.ts';
import type { Task } from '../tasks.ts';
import { mayKnowPlan } from './shown-plans.ts';

type Noticed = Pick<BoatPlan, 'id' | 'boat_id' | 'requested_service'> & { readonly asked_at: string };

/** What is left of a plan to be told of once it has ended. */
const aboutOf = ({ id, boat_id, requested_service, asked }: BoatPlan): string =>
  [id, boat_id, requested_service, asked.at].join('#');

export function noticedPlan({ about = '' }: Pick<Task, 'about'>): Noticed {
  const [id = '', boat_id = '', service = '', asked_at = ''] = about.split('#');
  return { id, boat_id, requested_service: service as BoatPlan['requested_service'], asked_at }; // as aboutOf has written it
}

export const endedNotice = (plan: BoatPlan, due_at: string): Task => ({
  kind: 'plan-ended',
  about: aboutOf(plan),
  due_at,
});

/** What a customer is emailed of plans that a save sets up or ends. */
export function planNotices(before: Customer, after: Customer, due_at: string): Task[] {
  const [was, is] = [before.plans ?? [], after.plans ?? []];
  const isIn = (plans: readonly BoatPlan[]) => (plan: BoatPlan) => plans.some(({ id }) => id === plan.id);
  const [isOld, isKept] = [isIn(was), isIn(is)];
  return [
    ...is
      .filter((plan) => !isOld(plan))
      .map((plan): Task => ({ kind: 'plan-set', about: aboutOf(plan), due_at })),
    ...was.filter((plan) => !isKept(plan)).map((plan) => endedNotice(plan, due_at)),
  ];
}

/** The request through which a customer is told of a plan: to their own address, and from a page that shows it if there is one. */
export function leadToTell(
  customer: Customer,
  { id, boat_id }: Pick<Noticed, 'id' | 'boat_id'>,
  leads: readonly Lead[],
): Lead | undefined {
  const own = leads
    .filter((lead) => lead.customer_id === customer.id && sharesEmail(customer, lead))
    .toSorted((a, b) => b.id.localeCompare(a.id));
  const showing = own.filter((lead) => lead.boat_id === boat_id && lead.status !== 'CANCELED');
  return showing.find((lead) => mayKnowPlan(lead, id, customer)) ?? own[0];
}
