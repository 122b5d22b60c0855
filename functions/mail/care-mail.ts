import { waxLasts } from '#domain/care/care-words.ts';
import type { Lead } from '#domain/lead.ts';
import { boatInSentence, serviceText } from '#domain/lead-words.ts';
import { formatShortDay, formatSlot } from '#domain/los-angeles.ts';
import { capitalized } from '#domain/plain-text.ts';
import { estimateDollars, formatDollars } from '#domain/price/estimates.ts';
import { againText, beforeTax } from '#domain/price/price-words.ts';
import type { PriceList } from '#domain/price/prices.ts';
import { lastPriceOf, priceAgain } from '#domain/record/last-price.ts';
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

/** What was billed last time, at today's rate, or the estimate by length where nobody knows; as the booking page says. */
function priceText(lead: Lead, { prices, floors }: PriceList): string | undefined {
  const { requested_service: service, length_ft } = lead;
  if (!service || length_ft === undefined) return undefined;
  const last = lastPriceOf(lead);
  const again = last && priceAgain(last, length_ft, prices);
  if (again) return `${serviceText(lead)}. ${capitalized(againText(again))}.`;
  const amount = formatDollars(estimateDollars({ ratePerFoot: prices[service] }, length_ft));
  return `${workOf(lead)}, ${floors.includes(service) ? 'from' : 'about'} ${amount} ${beforeTax}.`;
}

/** To the customer who asked for it: wax is due. Its links open pages, and book nothing. */
export function careMail(lead: Lead, careFacts: CareFacts, now: string): Mail {
  const { postal_address, starts, hours, token } = careFacts;
  const boat = boatInSentence(lead) || 'boat';
  const price = priceText(lead, careFacts);
  const done = lead.record && `We last waxed it on ${formatShortDay(lead.record.done_at, now)}. `;
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
