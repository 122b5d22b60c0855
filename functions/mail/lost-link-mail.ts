import { formatDay } from '#domain/los-angeles.ts';
import type { ReachedLead } from '#domain/privacy/lost-link.ts';
import { greeted, statusAddress, workOf } from './lead-facts.ts';
import { button, keepLink, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To a customer who has lost their link: those of all their open requests, newest first. */
export function lostLinkMail(leads: readonly [ReachedLead, ...ReachedLead[]]): Mail {
  const [newest] = leads;
  const isOne = leads.length === 1;
  return mailOf('lost-link', newest, isOne ? 'Your link' : 'Your links', {
    preview: keepLink,
    heading: greeted(newest, isOne ? 'here’s your link.' : 'here are your links.'),
    blocks: [
      ...leads.flatMap((lead) => [
        paragraph(`${workOf(lead)}, requested ${formatDay(lead.created_at)}`),
        button('Open your page', statusAddress(lead)),
      ]),
      small(keepLink),
      small('Didn’t ask for this? You can ignore this email. The link went only to you.'),
    ],
  });
}
