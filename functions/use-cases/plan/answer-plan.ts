import type { BoatPlan, PlanVisit } from '#domain/customer/boat-plan.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { sharesEmail } from '#domain/customer/customer-matching.ts';
import type { Lead } from '#domain/lead.ts';
import { planAnswered, planAnsweredElsewhere, planAnswerRefusal } from '#domain/plan/plan-answer.ts';
import { endedNotice, leadToTell } from '#domain/plan/plan-notices.ts';
import { withoutPlan, withSkip } from '#domain/plan/plan-save.ts';
import { openPlanLead, standingPlan } from '#domain/plan/plan-standing.ts';
import { mayKnowPlan, plansOfRequest } from '#domain/plan/shown-plans.ts';
import { customerOfPage } from '../../data/customer/customer-pages.ts';
import { customerOf, customerWrites } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { AppError } from '../../runtime/app-error.ts';
import { type CustomersAct, unlessRefused } from '../customer-act.ts';
import { publicLead } from '../status/public-lead.ts';

type Answer = NonNullable<PlanVisit['answer']>;

interface NamedPlan {
  readonly id: string;
  /** When its next visit is due, as the page showed it. */
  readonly due: string;
}

const notOfPlan = () => new AppError('conflict', 'This request isn’t part of a plan.');

const planOf = (customer: Customer | undefined, id: string): BoatPlan | undefined =>
  customer?.plans?.find((plan) => plan.id === id);

const customerOfLead = async ({ customer_id }: Lead): Promise<Customer | undefined> =>
  customer_id === undefined ? undefined : customerOf(customer_id);

const leadsOf = async ({ lead_ids }: Customer): Promise<Lead[]> => [...(await leadsById(lead_ids)).values()];

const written = (before: Customer, customer: Customer) => ({
  customer: customerWrites({ customer, before }),
});

/** On the request that the plan's visit was offered with. Throws an AppError to refuse. */
export async function answerOfPlan(
  lead: Lead,
  answer: Answer,
  now: string,
): Promise<CustomersAct | undefined> {
  if (!lead.plan) throw notOfPlan();
  if (lead.plan.answer === answer) return undefined;
  unlessRefused(planAnswerRefusal(lead, answer, now));
  const change = planAnswered(lead, answer, now);
  if (!change) return undefined;
  const before = answer === 'end' ? await customerOfLead(lead) : undefined;
  const plan = planOf(before, lead.plan.id);
  if (!before || !plan) return { change };
  return {
    change: { ...change, tasks: [endedNotice(plan, now)] },
    beside: written(before, withoutPlan(before, plan.id, now)),
  };
}

/** The plan that a request's page shows, where it shows one and isn't the request of its visit. */
export async function onlyPlanOf(slug: string, now: string): Promise<NamedPlan | undefined> {
  const page = await publicLead(slug);
  const customer = page.plan ? undefined : await customerOfLead(page);
  if (!customer) return undefined;
  const [plan, ...others] = plansOfRequest(page, customer, await leadsOf(customer), now);
  return plan && others.length === 0 ? { id: plan.id, due: plan.next_due } : undefined;
}

interface Asked {
  readonly slug: string;
  readonly plan: NamedPlan;
  readonly key?: string | undefined;
}

/** The request that an answer is about: the one that the plan's next visit waits in, else one to tell them through. */
export async function requestOfPlan({ slug, plan: { id }, key }: Asked, now: string): Promise<Lead> {
  const page = await publicLead(slug);
  const customer = await customerOfLead(page);
  if (!customer) throw notOfPlan();
  const mayKnow =
    key === undefined ? mayKnowPlan(page, id, customer) : (await customerOfPage(key))?.id === customer.id;
  if (!mayKnow) throw notOfPlan();
  const plan = planOf(customer, id);
  if (plan && key === undefined && plan.boat_id !== page.boat_id) throw notOfPlan();
  if (!plan) return page;
  const leads = await leadsOf(customer);
  // Their own page shows boats of requests with another email: they are told through one with theirs.
  const own = key === undefined ? undefined : leadToTell(customer, plan, leads);
  return openPlanLead(plan, leads, now) ?? own ?? page;
}

/** On `lead`, which the plan's next visit waits in, or which was merely looked at. Throws an AppError to refuse. */
export async function answerOfPlanElsewhere(
  lead: Lead,
  { answer, plan: { id, due } }: { readonly answer: Answer; readonly plan: NamedPlan },
  now: string,
): Promise<CustomersAct | undefined> {
  const before = await customerOfLead(lead);
  const stored = planOf(before, id);
  if (!before || !stored) return undefined;
  const leads = await leadsOf(before);
  const open = openPlanLead(stored, leads, now);
  if (open) return open.id === lead.id ? answerOfPlan(lead, answer, now) : undefined;
  const plan = standingPlan(stored, leads);
  if (answer === 'skip' && plan.next_due !== due) return undefined;
  const customer = answer === 'skip' ? withSkip(before, plan, now) : withoutPlan(before, id, now);
  const tasks = answer === 'end' && sharesEmail(before, lead) ? [endedNotice(stored, now)] : [];
  const change = { ...planAnsweredElsewhere(lead, answer, now), tasks };
  return { change, beside: written(before, customer) };
}
