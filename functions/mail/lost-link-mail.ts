import type { Lead } from '#domain/lead.ts';
import { formatDay } from '#domain/los-angeles.ts';
import type { ReachedLead } from '#domain/status/lost-link.ts';
import { env } from '../runtime/env.ts';
import { greeted, statusAddress, workOf } from './lead-facts.ts';
import { button, keepLink, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

interface Links {
  readonly to: string;
  /** Newest first. */
  readonly open: readonly ReachedLead[];
  /** Keys of the pages on which a customer finds all boats, requests and receipts. */
  readonly pages: readonly string[];
}

/** To a customer who has lost their link: those of all their open requests, and of all that they have with us. */
export function lostLinkMail(newest: Lead, { to, open, pages }: Links): Mail {
  const isOne = open.length <= 1;
  return mailOf('lost-link', { ...newest, email: to }, isOne ? 'Your link' : 'Your links', {
    preview: keepLink,
    heading: greeted(newest, isOne ? 'here’s your link.' : 'here are your links.'),
    blocks: [
      ...open.flatMap((lead) => [
        paragraph(`${workOf(lead)}, requested ${formatDay(lead.created_at)}`),
        button('Open your page', statusAddress(lead)),
      ]),
      ...pages.flatMap((key) => [
        paragraph('All your boats, requests and receipts in one place:'),
        button('See your boats', `${env('SITE_URL')}/my/${key}`),
      ]),
      small(keepLink),
      small('Didn’t ask for this? You can ignore this email. The link went only to you.'),
    ],
  });
}
