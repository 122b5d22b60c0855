import type { Lead } from '#domain/lead.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { isBooked } from '#domain/plan/plan-answer.ts';
import { noticedPlan } from '#domain/plan/plan-notices.ts';
import { isOver } from '#domain/statuses.ts';
import type { Task } from '#domain/tasks.ts';
import { publishedPriceList } from '../../data/content/published-content.ts';
import { customerOf } from '../../data/customer/customers.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { newStopToken, stoppedAt } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { planEndedMail, planSetMail } from '../../mail/plan-notice-mail.ts';
import type { Mail } from '../../mail/send-mail.ts';
import { privateEntry, sendTo } from '../mail/send-to.ts';
import { planToEmail } from './mail-of-plan.ts';

async function tell(mail: Mail, lead: Lead, status: string, now: string): Promise<TaskResult> {
  const sent = await sendTo(mail, lead, now);
  return sent.wasSent ? { entries: [{ ...privateEntry(lead, status, undefined, now), mailed: true }] } : sent;
}

/** Once, unless it was taken back before: then nobody hears of its end either. */
export async function tellPlanSet(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const found = await planToEmail(lead, noticedPlan({ about }).id, now);
  const boat = found?.customer.boats.find(({ id }) => id === found.plan.boat_id);
  if (!found || !boat) return { alsoDone: { kind: 'plan-ended', about } };
  const { plan, settings } = found;
  const { names } = await publishedPriceList();
  const holds = plan.level && settings.plans[plan.level]?.holds;
  return tell(planSetMail(lead, { plan, boat, holds, names }, found.about, now), lead, 'Plan emailed', now);
}

function staying(leads: Iterable<Lead>, planId: string): string | undefined {
  const open = [...leads].find(({ plan, status }) => plan?.id === planId && !isOver(status));
  if (!open) return undefined;
  return isBooked(open)
    ? 'The appointment you booked stays as it is.'
    : 'Nothing changes about the times we last sent you.';
}

/** Once, unless the boat is on an equal plan again by then. */
export async function tellPlanEnded(lead: Lead, task: Task, now: string): Promise<TaskResult> {
  const { id, email, customer_id = '' } = lead;
  const ended = noticedPlan(task);
  const [customer, { settings }] = await Promise.all([customerOf(customer_id), newestSettings()]);
  const { postal_address } = settings;
  if (!customer || email === undefined || !sendsStoppable(settings)) return {};
  const { boat_id, requested_service } = ended;
  const isBack = customer.plans?.some(
    (plan) => plan.boat_id === boat_id && plan.requested_service === requested_service,
  );
  const stopped = await stoppedAt(email, 'plan');
  if (isBack || (stopped !== undefined && stopped >= ended.asked_at)) return {};
  const [{ names }, leads] = await Promise.all([publishedPriceList(), leadsById(customer.lead_ids)]);
  const boat = customer.boats.find((other) => other.id === boat_id);
  const what = { work: names[requested_service].title, boat, stays: staying(leads.values(), ended.id) };
  const token = await newStopToken({ id, email }, 'plan', now);
  return tell(planEndedMail(lead, what, { postal_address, token }), lead, 'End of the plan emailed', now);
}
