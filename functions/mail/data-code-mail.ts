import { dataCodeMinutes } from '#domain/data-request.ts';
import type { Lead } from '#domain/lead.ts';
import { greeted } from './lead-facts.ts';
import { figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: the code that proves that the mailbox is theirs. */
export const dataCodeMail = (lead: Lead, code: string): Mail =>
  mailOf('data-code', lead, 'Your code for your data', {
    preview: 'Enter it on your page.',
    heading: greeted(lead, 'here’s your code.'),
    blocks: [
      figure(code),
      paragraph(
        `Enter it on your page within ${dataCodeMinutes} minutes to ask for a copy, a correction or the deletion of your data.`,
      ),
      paragraph('You didn’t ask for this? Then ignore this email. Nothing happens without the code.'),
    ],
  });
