import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment, formatSlot } from '#domain/los-angeles.ts';
import { offeredMoveText } from '#domain/visit/move-limit.ts';
import type { MoveOffer, Visit } from '#domain/visit/visit.ts';
import { greeted, isOfToday, partAddress, serviceOf, writtenBy } from './lead-facts.ts';
import { button, facts, paragraph, times, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: other times for a visit, for free. Nothing moves until they choose. */
export function moveOfferMail(lead: Lead, visit: Visit, offer: MoveOffer, now: string): Mail {
  const slots = offer.times
    .filter((start) => start > now)
    .map((start) => ({ text: formatSlot(start, visit.hours, now), href: partAddress(lead, 'move', start) }));
  const isOff = offer.is_off === true;
  const was = `your ${formatMoment(visit.start, now)} appointment`;
  return mailOf('move-offer', lead, isOff ? `We have to move ${was}` : `Could we move ${was}?`, {
    preview: offer.why,
    heading: greeted(lead, isOff ? 'let’s find you another day.' : 'could we come at another time?'),
    packageId: lead.requested_service,
    blocks: [
      isOfToday(offer.at, now)
        ? paragraph(offer.why)
        : words(writtenBy(business.name, offer.at, now), offer.why),
      times('We could come instead', slots, 'More times on your page.'),
      button('Pick a time', partAddress(lead, 'move')),
      paragraph(
        `${offeredMoveText(visit.moves)} ${isOff ? 'Canceling is free too.' : 'Your time stays yours until you pick another.'}`,
      ),
      facts(
        [isOff ? 'You were booked for' : 'You’re booked for', formatSlot(visit.start, visit.hours, now)],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
      ),
    ],
  });
}
