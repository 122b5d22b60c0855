import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { greeted, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: what the owner wrote. */
export const messageMail = (lead: Lead, { note = '' }: TimelineEntry): Mail =>
  mailOf('message', lead, `A message about your boat: ${workOf(lead)}`, {
    preview: note,
    heading: greeted(lead, 'we wrote to you.'),
    packageId: lead.requested_service,
    blocks: [
      words(business.name, note),
      paragraph('Answer on your page, where you can add photos, or just reply to this email.'),
      button('Answer', `${statusAddress(lead)}#write`),
      facts(['Service', serviceOf(lead)], ['Boat', boatText(lead)]),
    ],
  });
