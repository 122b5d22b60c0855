import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { toldPrice } from '#domain/plan/plan-price.ts';
import { showsPlan } from '#domain/plan/shown-plans.ts';
import type { Task } from '#domain/tasks.ts';
import { customerOf, saveCustomer } from '../../data/customer/customers.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { newStopToken } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { planPriceMail, planVisitMail } from '../../mail/plan-mail.ts';
import { privateEntry, sendTo } from '../mail/send-to.ts';
import { mayEmailOfPlan } from './due-plans.ts';

/** The customer with the plan, while they want its emails and these can go out. */
export async function planToEmail(lead: Lead, planId: string | undefined, now: string) {
  const { id, email, customer_id = '' } = lead;
  const [customer, { settings }] = await Promise.all([customerOf(customer_id), newestSettings()]);
  const plan = customer?.plans?.find((other) => other.id === planId);
  if (!customer || !plan || email === undefined || settings.postal_address === '') return undefined;
  if (!(await mayEmailOfPlan(customer, plan, email))) return undefined;
  const token = await newStopToken({ id, email }, 'plan', now);
  const { postal_address } = settings;
  const isShown = showsPlan(lead, plan, customer);
  return { customer, plan, settings, about: { postal_address, token, isShown } };
}

/** Once, if the visit still waits for a time by then. */
export async function tellPlanVisit(lead: Lead, now: string): Promise<TaskResult> {
  const { offer_sent: offer, plan, status } = lead;
  if (!offer || !plan || plan.answer || status !== 'OFFER_SENT' || lead.offer_answer) return {};
  const found = await planToEmail(lead, plan.id, now);
  if (!found) return {};
  const sent = await sendTo(planVisitMail(lead, { offer, plan }, found.about, now), lead, now);
  const entry = privateEntry(lead, 'Times for the plan emailed', undefined, now);
  return sent.wasSent ? { entries: [{ ...entry, mailed: true }] } : sent;
}

async function changePlan(customer: Customer, changed: BoatPlan, now: string): Promise<void> {
  const plans = customer.plans?.map((plan) => (plan.id === changed.id ? changed : plan));
  const put = { ...customer, plans, version: customer.version + 1, updated_at: now };
  if (!(await saveCustomer(customer, put, now))) throw new Error('A customer was changed meanwhile.');
}

/** A price of which nobody can be told by email does not come to hold. */
async function takePriceBack(
  { customer_id = '' }: Lead,
  planId: string | undefined,
  rate: string | undefined,
  now: string,
): Promise<void> {
  const customer = await customerOf(customer_id);
  const plan = customer?.plans?.find(({ id }) => id === planId);
  if (!customer || !plan || String(plan.untold_rate) !== rate) return;
  const { untold_rate: _, ...kept } = plan;
  await changePlan(customer, kept, now);
}

/** Once for each price; one that has changed again since is told of by its own email. */
export async function tellPlanPrice(lead: Lead, { about = '' }: Task, now: string): Promise<TaskResult> {
  const [planId, rate] = about.split('#');
  const found = await planToEmail(lead, planId, now);
  if (!found) {
    await takePriceBack(lead, planId, rate, now);
    return {};
  }
  const { customer, plan: untold, about: facts } = found;
  const boat = customer.boats.find(({ id }) => id === untold.boat_id);
  if (String(untold.untold_rate) !== rate || !boat) return {};
  const plan = toldPrice(untold, now);
  const sent = await sendTo(planPriceMail(lead, { plan, boat }, facts, now), lead, now);
  // Only now: a price whose email was held up or refused does not come to hold.
  if (!sent.wasSent) return sent;
  await changePlan(customer, plan, now);
  const entry = privateEntry(lead, 'New plan price emailed', undefined, now);
  return { entries: [{ ...entry, mailed: true }] };
}
