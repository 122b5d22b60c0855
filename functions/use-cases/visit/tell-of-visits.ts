import type { Lead } from '#domain/lead.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { nextNotice, visitLate, visitOnMyWay } from '#domain/visit/visit-notice.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { appointmentMail, lateMail, onMyWayMail } from '../../mail/appointment-mail.ts';
import { canceledByCustomerMail, visitMissedMail, visitsCanceledMail } from '../../mail/cancellation-mail.ts';
import type { Mail } from '../../mail/send-mail.ts';
import { askedPlan } from '../mail/asked-plan.ts';
import { sendTo } from '../mail/send-to.ts';
import { berthOfLead } from './berth-of-lead.ts';

async function visitMail(lead: Lead, visit: Visit, now: string): Promise<Mail> {
  if (visit.status === 'missed') return visitMissedMail(lead, visit, now);
  if (visit.status !== 'canceled') {
    const [berth, planWish] = await Promise.all([berthOfLead(lead), askedPlan(lead)]);
    return appointmentMail(lead, { visit }, now, { berth, planWish });
  }
  return visit.canceled_by === 'customer'
    ? canceledByCustomerMail(lead, visit, now)
    : visitsCanceledMail(lead, [visit], now);
}

/** Mails the customer of one visit whose newest version they don't have. */
export async function tellOfVisit(lead: Lead, now: string): Promise<TaskResult> {
  const notice = nextNotice(lead, now);
  if (!notice) return {};
  const { id, sequence, start } = notice.visit;
  const told = { id, sequence, start };
  if (notice.isPast) return { notified: { ...told, sent_at: undefined } };
  const { wasSent, ...result } = await sendTo(await visitMail(lead, notice.visit, now), lead, now);
  return { ...result, notified: { ...told, sent_at: wasSent ? now : undefined } };
}

export async function tellOnMyWay(lead: Lead, now: string): Promise<TaskResult> {
  const visit = visitOnMyWay(lead, now);
  return visit ? sendTo(onMyWayMail(lead, visit, now, await berthOfLead(lead)), lead, now) : {};
}

export async function tellLate(lead: Lead, now: string): Promise<TaskResult> {
  const visit = visitLate(lead, now);
  return visit?.late ? sendTo(lateMail(lead, visit, visit.late), lead, now) : {};
}
