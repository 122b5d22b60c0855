import type { Lead } from '#domain/lead.ts';
import { ballparkText, boatText, conditionText, wishedDate } from '#domain/lead-words.ts';
import { packages } from '#domain/packages.ts';
import { beforeTax } from '#domain/price-words.ts';
import { statusWords } from '#domain/status-words.ts';
import { greeted, planOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** No free text: anyone can enter someone else's address, and this email must be of no use to spammers. */
export function requestReceivedMail(lead: Lead): Mail {
  const pkg = lead.requested_service && packages[lead.requested_service];
  const estimate = ballparkText(lead);
  const { headline, next } = statusWords({ status: 'REQUEST_SENT' }, lead.created_at);
  return mailOf('request-received', lead, `We have your request: ${serviceOf(lead)}`, {
    preview: next,
    heading: greeted(lead, headline),
    packageId: lead.requested_service,
    blocks: [
      paragraph(next),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ['Condition', conditionText(lead)],
        ['You asked for', wishedDate(lead)],
        ['Monthly plan', planOf(lead)],
        ['Photos', lead.photo_urls.length > 0 ? String(lead.photo_urls.length) : undefined],
        ['Ballpark', estimate && `${estimate} ${beforeTax}, at $${pkg?.ratePerFoot} per foot`],
      ),
      ...(estimate
        ? [paragraph('This is a ballpark from your boat’s length. Your actual price range may differ.')]
        : []),
      button('Follow your request', statusAddress(lead)),
      paragraph('Keep this email: anyone who has the link can see your request.'),
    ],
  });
}
