import { waxLasts } from '#domain/care/care-words.ts';
import type { Lead } from '#domain/lead.ts';
import { boatInSentence } from '#domain/lead-words.ts';
import { formatShortDay, formatSlot } from '#domain/los-angeles.ts';
import { estimateDollars, formatDollars } from '#domain/price/estimates.ts';
import type { PriceList } from '#domain/price/prices.ts';
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

/** At today's prices, as the booking page shows it. */
function sameText({ requested_service, length_ft }: Lead, { prices, floors }: PriceList): string {
  if (!requested_service || length_ft === undefined) return 'Same as last time';
  const amount = formatDollars(estimateDollars({ ratePerFoot: prices[requested_service] }, length_ft));
  const about = floors.includes(requested_service) ? `from ${amount}` : `about ${amount}`;
  return `Same as last time, ${about}`;
}

/** To the customer who asked for it: wax is due. Its links open pages, and book nothing. */
export function careMail(lead: Lead, careFacts: CareFacts, now: string): Mail {
  const { postal_address, starts, hours, token } = careFacts;
  const boat = boatInSentence(lead) || 'boat';
  const same = sameText(lead, careFacts);
  const done = lead.record && `We last waxed it on ${formatShortDay(lead.record.done_at, now)}. `;
  const slots = starts.map((start) => ({
    text: formatSlot(start, hours, now),
    href: partAddress(lead, 'again', start),
  }));
  const mail = mailOf('care', lead, `Time to wax your ${boat}`, {
    preview: `${same} before tax.`,
    heading: greeted(lead, `your ${boat} is due for wax.`),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`${done ?? ''}${waxLasts}`),
      figure(`${same} before tax.`),
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
