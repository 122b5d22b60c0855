import type { Lead } from '#domain/lead.ts';
import { maskedEmail } from '#domain/mail/email-address.ts';
import { greeted, statusAddress, workOf } from './lead-facts.ts';
import { button, keepLink, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the new address of a customer, who corrected it on their page. */
export const emailChangedMail = (lead: Lead): Mail =>
  mailOf('email-changed', lead, 'We’ll email you here from now on', {
    preview: workOf(lead),
    heading: greeted(lead, 'we have your new email.'),
    blocks: [
      paragraph('From now on, everything about your request comes here.'),
      button('Open your page', statusAddress(lead)),
      small(keepLink),
      small('Not your request? Reply to this email, and we’ll take your address off it.'),
    ],
  });

/** To the address that it replaced, without the page's link: it may never have been theirs. */
export const emailLeftMail = (lead: Lead, left: string): Mail => ({
  ...mailOf('email-left', lead, 'Your email for your request was changed', {
    preview: 'If that was you, there’s nothing to do.',
    heading: greeted(lead, 'your email was changed.'),
    blocks: [
      paragraph(
        `On the page of your request, it was changed to ${maskedEmail(lead.email ?? '')}. We won’t email you here about it anymore.`,
      ),
      paragraph(
        'If that was you, there’s nothing to do. If not, reply to this email, and we’ll change it back.',
      ),
    ],
  }),
  to: left,
});
