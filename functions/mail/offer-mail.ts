import { promises } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import type { PriceRange } from '#domain/offer.ts';
import { rangeText } from '#domain/price-words.ts';
import { headlines, nextSteps } from '#domain/statuses.ts';
import { boatOf, greeted, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: the price range in whole dollars. */
export function offerMail(lead: Lead, range: PriceRange): Mail {
  return mailOf('offer', lead, `Your price range: ${rangeText(range)}`, {
    preview: `${serviceOf(lead)}, ${boatOf(lead)}: ${rangeText(range)}`,
    heading: greeted(lead, headlines.OFFER_SENT),
    packageId: lead.requested_service,
    blocks: [
      figure(rangeText(range)),
      facts(['Service', serviceOf(lead)], ['Boat', boatOf(lead)]),
      paragraph(nextSteps.OFFER_SENT),
      paragraph(`${promises.finalPrice} ${promises.payment}`),
      button('See your request', statusAddress(lead)),
    ],
  });
}
