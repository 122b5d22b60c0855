import type { Lead } from '../lead.ts';
import { boatText, inOneLine, serviceText } from '../lead-words.ts';
import { capitalized } from '../plain-text.ts';
import { estimateDollars, formatDollars } from '../price/estimates.ts';
import { againText, beforeTax } from '../price/price-words.ts';
import type { PriceList } from '../price/prices.ts';
import { lastPriceOf, priceAgain } from './last-price.ts';

/** Where the price of last time stands; undefined where the email names another. */
export function lastPriceSource(lead: Lead): string | undefined {
  if (!lead.record || !lastPriceOf(lead)) return undefined;
  return `Last time’s price is the ${serviceText(lead)} line on receipt ${lead.record.number}, without travel, extra work or discounts.`;
}

/** What was billed last time, at today's rate, or the estimate by length where nobody knows; as the booking page says. */
export function priceNextTime(lead: Lead, { prices, floors }: PriceList): string | undefined {
  const { requested_service: service, length_ft } = lead;
  if (!service || length_ft === undefined) return undefined;
  const last = lastPriceOf(lead);
  const again = last && priceAgain(last, length_ft, prices);
  if (again) return `${serviceText(lead)}. ${capitalized(againText(again))}.`;
  const amount = formatDollars(estimateDollars({ ratePerFoot: prices[service] }, length_ft));
  const work = inOneLine(serviceText(lead), boatText(lead));
  return `${work}, ${floors.includes(service) ? 'from' : 'about'} ${amount} ${beforeTax}.`;
}
