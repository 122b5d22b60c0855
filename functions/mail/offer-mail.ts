import { promises } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { isCorrectedPrice } from '#domain/offer.ts';
import { beforeTax, rangeText, taxedRange, taxPercent } from '#domain/price-words.ts';
import type { SentOffer } from '#domain/sent-offer.ts';
import { statusWords } from '#domain/status-words.ts';
import { greeted, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: the price range, or a price that differs from the agreed one. */
export function offerMail(lead: Lead, range: SentOffer): Mail {
  const isCorrected = isCorrectedPrice(lead);
  const price = `${rangeText(range)} ${beforeTax}`;
  const { tax, total } = taxedRange(range);
  const { headline } = statusWords({ status: 'OFFER_SENT', offer: range }, lead.updated_at);
  return mailOf('offer', lead, `Your ${isCorrected ? 'new ' : ''}price range: ${price}`, {
    preview: `${workOf(lead)}: ${price}`,
    heading: greeted(lead, isCorrected ? 'your price range has changed.' : headline),
    packageId: lead.requested_service,
    blocks: [
      figure(price),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        [`Sales tax, ${taxPercent}`, tax],
        ['With tax', total],
      ),
      paragraph(
        isCorrected
          ? 'This replaces the price range we sent you before. You don’t need to do anything.'
          : 'If that works for you, reply to this email. We won’t start until you say yes.',
      ),
      paragraph(`${promises.finalPrice} ${promises.payment}`),
      button('See your request', statusAddress(lead)),
    ],
  });
}
