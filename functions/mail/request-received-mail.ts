import { promises } from '#domain/business.ts';
import { estimateText } from '#domain/estimates.ts';
import type { Lead } from '#domain/lead.ts';
import { packages } from '#domain/packages.ts';
import { headlines, nextSteps } from '#domain/statuses.ts';
import { boatOf, greeted, planOf, serviceOf, statusAddress, wishedDate } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/**
 * To the customer, after a booking. It repeats choices only, none of the free texts: anybody can type
 * somebody else's address into the form, and this mail must be of no use to spammers.
 */
export function requestReceivedMail(lead: Lead): Mail {
  const pkg = packages[lead.requested_service];
  const estimate = estimateText(pkg, lead.length_ft);
  return mailOf('request-received', lead, `We have your request: ${serviceOf(lead)}`, {
    preview: nextSteps.REQUEST_SENT,
    heading: greeted(lead, headlines.REQUEST_SENT),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`${nextSteps.REQUEST_SENT} ${promises.answer}`),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatOf(lead)],
        ['Condition', lead.condition_level],
        ['Preferred', wishedDate(lead)],
        ['Monthly plan', planOf(lead)],
        ['Photos', lead.photo_urls.length > 0 ? String(lead.photo_urls.length) : undefined],
        ['Estimate', estimate && `${estimate}, at $${pkg.ratePerFoot} per foot`],
      ),
      paragraph('The estimate is rate times length. The price range that we send you may differ.'),
      button('Follow your request', statusAddress(lead)),
      paragraph('Keep this mail: whoever has the link can see the request.'),
    ],
  });
}
