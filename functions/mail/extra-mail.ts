import type { Extra } from '#domain/extra.ts';
import type { Lead } from '#domain/lead.ts';
import { beforeTax } from '#domain/price-words.ts';
import { formatCents } from '#domain/quote-totals.ts';
import { greeted, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: work that we found on the boat, which waits for their approval. */
export function extraMail(lead: Lead, { line, amount }: Extra): Mail {
  const price = `${formatCents(amount)} ${beforeTax}`;
  return mailOf('extra', lead, `We found something on your boat: ${line}`, {
    preview: `${line}: ${price}. We won’t do it unless you say so.`,
    heading: greeted(lead, 'we found something.'),
    packageId: lead.requested_service,
    blocks: [
      facts(['What', line], ['Price', price]),
      paragraph('Approve it or leave it on your page. We won’t do it unless you approve it.'),
      button('Look at it', `${statusAddress(lead)}#extras`),
    ],
  });
}
