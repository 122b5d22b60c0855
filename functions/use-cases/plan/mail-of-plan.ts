import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Lead } from '#domain/lead.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { toldPrice, untoldPrice } from '#domain/plan/plan-price.ts';
import { showsPlan } from '#domain/plan/shown-plans.ts';
import type { Task } from '#domain/tasks.ts';
import { customerOf, saveCustomer } from '../../data/customer/customers.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { emailedPlan } from '../../data/mail/plan-mails.ts';
import { newStopToken } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { planPriceMail, planVisitMail } from '../../mail/plan-mail.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { privateEntry, sendTo } from '../mail/send-to.ts';

/** The customer with the plan, while they want its emails and these can go out, and what each says of ending them. */
export async function planToEmail(lead: Lead, planId: string | undefined, now: string) {
  const [found, { settings }] = await Promise.all([emailedPlan(lead, planId), newestSettings()]);
  if (!found || !sendsStoppable(settings)) return undefined;
  const { customer, plan, email } = found;
  const token = await newStopToken({ id: lead.id, email }, 'plan', now);
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
  const sent = await sendTo(
    planVisitMail(lead, { offer, plan, rates: found.plan }, found.about, now),
    lead,
    now,
  );
  const entry = privateEntry(lead, 'Times for the plan emailed', undefined, now);
  return sent.wasSent ? { entries: [{ ...entry, mailed: true }] } : sent;
}

/** Changes the plan whose price, as a task names it, is still to be told: none when another has come in its place. */
const changeUntold = (
  { customer_id = '' }: Lead,
  { about }: Task,
  change: (plan: BoatPlan) => BoatPlan,
  now: string,
): Promise<undefined> =>
  lookAgain(
    async () => {
      const customer = await customerOf(customer_id);
      const isMeant = (plan: BoatPlan) => untoldPrice(plan) === about;
      if (!customer?.plans?.some(isMeant)) return undefined;
      const plans = customer.plans.map((plan) => (isMeant(plan) ? change(plan) : plan));
      const put = { ...customer, plans, version: customer.version + 1, updated_at: now };
      return (await saveCustomer(customer, put, now)) ? undefined : again;
    },
    () => {
      throw new Error('A customer was changed meanwhile.');
    },
  );

/** A price of which nobody could be told by email does not come to hold; it is announced anew once somebody can. */
const withoutUntold = ({ untold_rate: _, ...plan }: BoatPlan): BoatPlan => plan;

/** Once for each price; one that has changed again since is told of by its own email. */
export async function tellPlanPrice(lead: Lead, task: Task, now: string): Promise<TaskResult> {
  const [planId] = task.about?.split('#') ?? [];
  const found = await planToEmail(lead, planId, now);
  if (!found) {
    await changeUntold(lead, task, withoutUntold, now);
    return {};
  }
  const { customer, plan, about } = found;
  const boat = customer.boats.find(({ id }) => id === plan.boat_id);
  if (untoldPrice(plan) !== task.about || !boat) return {};
  const mail = planPriceMail(lead, { plan: toldPrice(plan, now), boat }, about, now);
  const sent = await sendTo(mail, lead, now);
  await changeUntold(lead, task, sent.wasSent ? (untold) => toldPrice(untold, now) : withoutUntold, now);
  if (!sent.wasSent) return sent;
  const entry = privateEntry(lead, 'New plan price emailed', undefined, now);
  return { entries: [{ ...entry, mailed: true }] };
}
