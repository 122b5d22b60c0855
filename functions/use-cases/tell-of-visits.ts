import type { Lead } from '#domain/lead.ts';
import type { Visit } from '#domain/visit.ts';
import { nextNews, visitOnMyWay } from '#domain/visit-news.ts';
import type { TaskResult } from '../data/lead-tasks.ts';
import { appointmentMail, onMyWayMail } from '../mail/appointment-mail.ts';
import { canceledByCustomerMail, visitMissedMail, visitsCanceledMail } from '../mail/cancellation-mail.ts';
import type { Mail } from '../mail/send-mail.ts';
import { sendTo } from './send-to.ts';

/** The email that tells of a visit's newest version. */
function visitMail(lead: Lead, visit: Visit, now: string): Mail {
  if (visit.status === 'missed') return visitMissedMail(lead, visit, now);
  if (visit.status !== 'canceled') return appointmentMail(lead, { visit }, now);
  return visit.canceled_by === 'customer'
    ? canceledByCustomerMail(lead, visit, now)
    : visitsCanceledMail(lead, [visit], now);
}

/** Mails the customer of one visit whose newest version they don't have. */
export async function tellOfVisit(lead: Lead, now: string): Promise<TaskResult> {
  const news = nextNews(lead, now);
  if (!news) return {};
  const { id, sequence } = news.visit;
  if (news.isPast) return { told: { id, sequence, sent_at: undefined } };
  const { wasSent, ...result } = await sendTo(visitMail(lead, news.visit, now), lead, now);
  return { ...result, told: { id, sequence, sent_at: wasSent ? now : undefined } };
}

/** Mails that the owner is on the way, while that is still true. */
export async function tellOnMyWay(lead: Lead, now: string): Promise<TaskResult> {
  const visit = visitOnMyWay(lead, now);
  return visit ? sendTo(onMyWayMail(lead, visit), lead, now) : {};
}
