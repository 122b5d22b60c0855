import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import type { MoveOffer, Visit } from '#domain/visit.ts';
import { greeted, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: other times for a visit, for free. Nothing moves until they choose. */
export function moveOfferMail(lead: Lead, visit: Visit, { times, why }: MoveOffer, now: string): Mail {
  const was = formatMoment(visit.start, now);
  return mailOf('move-offer', lead, `Would another time suit you better than ${was}?`, {
    preview: why,
    heading: greeted(lead, 'let’s find you a better day.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(why),
      facts(
        ['Your time now', was],
        ...times.map((time, place) => [`Choice ${place + 1}`, formatMoment(time, now)] as const),
      ),
      paragraph(
        'Moving is free and doesn’t count as one of your moves. Your time stays yours until you pick another.',
      ),
      button('Pick a time', `${statusAddress(lead)}#move`),
      paragraph(workOf(lead)),
    ],
  });
}
