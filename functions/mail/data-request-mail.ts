import type { Lead } from '#domain/lead.ts';
import { formatDay } from '#domain/los-angeles.ts';
import type { DataRequest } from '#domain/privacy/data-request.ts';
import { dataRequestWords } from '#domain/status/data-request-words.ts';
import { greeted, partAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: what they asked for, and by when it is done. */
export function dataRequestMail(lead: Lead, request: DataRequest): Mail {
  const { asked, next } = dataRequestWords(request, lead.visits ?? [], request.at);
  return mailOf('data-request', lead, `We’ve got your request: ${asked}`, {
    preview: next,
    heading: greeted(lead, 'we’ve got your request.'),
    blocks: [
      facts(['You asked for', asked], ['By', formatDay(request.due_at)]),
      paragraph(next),
      button('Open your page', partAddress(lead, 'my-data')),
      paragraph('Didn’t ask for this? Reply to this email right away.'),
    ],
  });
}
