import type { Lead } from '#domain/lead.ts';
import { dataCodeMinutes } from '#domain/privacy/data-request.ts';
import { greeted, partAddress } from './lead-facts.ts';
import { button, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: the code that proves that the mailbox is theirs. Not in the preview, which locked phones show. */
export const dataCodeMail = (lead: Lead, code: string): Mail =>
  mailOf('data-code', lead, 'Your code for your data request', {
    preview: `It works for ${dataCodeMinutes} minutes.`,
    heading: greeted(lead, 'here’s your code.'),
    blocks: [
      figure(code),
      paragraph(
        `Enter it on your page within ${dataCodeMinutes} minutes. It lets you ask for a copy, a correction or the deletion of your data.`,
      ),
      button('Open your page', partAddress(lead, 'my-data')),
      paragraph('Didn’t ask for this? You can ignore this email. Nothing happens without the code.'),
    ],
  });
