import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { cameBackText } from '#domain/visit/worked-at.ts';
import { greeted, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** What it cost; undefined where that is not known: the receipt was corrected since, or is still to be made. */
const priceText = ({ record }: Lead, { booked_at }: Visit): string | undefined =>
  record && record.made_at < booked_at
    ? `There’s no new charge for this visit. Receipt ${record.number} stays as it is.`
    : undefined;

/** To the customer, once for each return visit that is done. */
export function cameBackMail(lead: Lead, visit: Visit, now: string): Mail {
  const when = cameBackText(visit, visit.ended_at ?? visit.start, now);
  const price = priceText(lead, visit);
  return mailOf('came-back', lead, `We came back to your boat: ${serviceOf(lead)}`, {
    preview: when,
    heading: greeted(lead, 'your return visit is done.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`${when} Please take a look when you get a chance.`),
      paragraph('If something still isn’t right, just reply to this email, ideally with a photo.'),
      ...(price === undefined ? [] : [paragraph(price)]),
      facts(['Service', serviceOf(lead)], ['Boat', boatText(lead)], ['Receipt', lead.record?.number]),
      button('See your page', statusAddress(lead)),
    ],
  });
}
