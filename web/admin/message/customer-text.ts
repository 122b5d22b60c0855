import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { greeting } from '#domain/message/greeting-name.ts';
import { beforeTax, rangeText } from '#domain/price/price-words.ts';
import { nextVisit } from '#domain/visit/visit.ts';
import { statusUrl } from '../lead/status-url.ts';

type TextedLead = Pick<Lead, 'full_name' | 'email' | 'status' | 'public_slug' | 'offer_sent' | 'visits'>;

/** The sentence that suits where the lead stands: what emails have stated, or would have where there is no address. */
function matterOf({ email, status, offer_sent, visits = [] }: TextedLead, now: string): string {
  switch (status) {
    case 'SCHEDULED': {
      const next = nextVisit(visits);
      return next && (email === undefined || next.sent_at !== undefined)
        ? `we’ll come to your boat on ${formatWeekday(next.start, now)} at ${formatTime(next.start)}.`
        : 'we have a question about your appointment.';
    }
    case 'OFFER_SENT':
      if (!offer_sent) return 'we have a question about your boat.';
      return email === undefined
        ? `your price range is ${rangeText(offer_sent)} ${beforeTax}.`
        : `we’ve emailed you a price range of ${rangeText(offer_sent)} ${beforeTax}.`;
    case 'NEEDS_ACCESS_REVIEW':
      return 'we have a question about water and power at your boat.';
    case 'IN_PROGRESS':
      return 'we’re at your boat now.';
    case 'COMPLETED':
      return 'we’re done with your boat.';
    case 'CANCELED':
      return 'we’re writing about your canceled request.';
    default:
      return 'we have a question about your boat.';
  }
}

/** Prefilled text; the admin may edit it before sending. */
export const smsText = (lead: TextedLead, now: string): string =>
  `${greeting(lead.full_name)}, this is ${business.name}: ${matterOf(lead, now)} Your status page: ${statusUrl(lead.public_slug)}`;
