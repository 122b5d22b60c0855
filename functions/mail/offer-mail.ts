import { formatDollars } from '#domain/estimates.ts';
import type { Lead, SentOffer } from '#domain/lead.ts';
import { headlines, nextSteps } from '#domain/statuses.ts';
import { boatOf, greeted, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

type Range = Pick<SentOffer, 'est_price_min' | 'est_price_max'>;

/** `$700 to $850`, or `$700` when both ends are the same. */
export const rangeText = ({ est_price_min, est_price_max }: Range): string =>
  est_price_min === est_price_max
    ? formatDollars(est_price_min)
    : `${formatDollars(est_price_min)} to ${formatDollars(est_price_max)}`;

/** To the customer: the price range in whole dollars. */
export function offerMail(lead: Lead, range: Range): Mail {
  return mailOf('offer', lead, `Your price range: ${rangeText(range)}`, {
    preview: `${serviceOf(lead)}, ${boatOf(lead)}: ${rangeText(range)}`,
    heading: greeted(lead, headlines.OFFER_SENT),
    packageId: lead.requested_service,
    blocks: [
      figure(rangeText(range)),
      facts(['Service', serviceOf(lead)], ['Boat', boatOf(lead)]),
      paragraph(nextSteps.OFFER_SENT),
      paragraph(
        'The final price may vary with what we find on the boat. Payment is due when the work is done, unless we arrange otherwise.',
      ),
      button('See your request', statusAddress(lead)),
    ],
  });
}
