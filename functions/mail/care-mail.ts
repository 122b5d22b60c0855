import { waxLasts } from '#domain/care/care-words.ts';
import type { Lead } from '#domain/lead.ts';
import { boatInSentence } from '#domain/lead-words.ts';
import { formatShortDay, formatSlot } from '#domain/los-angeles.ts';
import type { PriceList } from '#domain/price/prices.ts';
import { lastPriceSource, priceNextTime } from '#domain/record/price-next-time.ts';
import { workedAt } from '#domain/visit/worked-at.ts';
import { greeted, partAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, paragraph, times } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';
import { stopAddress, stopLink } from './stop-link.ts';

interface CareFacts extends PriceList {
  readonly postal_address: string;
  readonly starts: readonly string[];
  readonly hours: number;
  readonly token: string;
}

/** To the customer who asked for it: wax is due. Its links open pages, and book nothing. */
export function careMail(lead: Lead, careFacts: CareFacts, now: string): Mail {
  const { postal_address, starts, hours, token } = careFacts;
  const boat = boatInSentence(lead) || 'boat';
  const price = priceNextTime(lead, careFacts);
  const source = lastPriceSource(lead);
  const done =
    lead.record && `We last waxed it on ${formatShortDay(workedAt(lead, lead.record.done_at), now)}. `;
  const slots = starts.map((start) => ({
    text: formatSlot(start, hours, now),
    href: partAddress(lead, 'again', start),
  }));
  const mail = mailOf('care', lead, `Time to wax your ${boat}`, {
    preview: price ?? waxLasts,
    heading: greeted(lead, `your ${boat} is due for wax.`),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`${done ?? ''}${waxLasts}`),
      ...(price === undefined ? [] : [figure(price)]),
      ...(source === undefined ? [] : [paragraph(source)]),
      paragraph('We confirm your price and time by email before anything is booked.'),
      ...(slots.length > 0 ? [times('Times that work', slots, 'Other days when you book.')] : []),
      button('Book again', partAddress(lead, 'again')),
      facts(
        ['Last time', workOf(lead)],
        ['Our address', postal_address],
        ['Not for you?', stopLink(token, 'No more wax reminders')],
      ),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(token) };
}
