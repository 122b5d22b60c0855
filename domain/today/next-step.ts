import type { Plan } from '../choices.ts';
import type { Lead } from '../lead.ts';
import { canceledUntold, isUntold } from '../message/text-opened.ts';
import { isDeclined, openAnswer, picksTime } from '../offer/lead-answer.ts';
import { isExpired } from '../offer/offer-validity.ts';
import { missedBefore } from '../offer/offered-since-miss.ts';
import { suggestPrice } from '../price/price-suggestion.ts';
import type { Prices } from '../price/prices.ts';
import type { Surcharges } from '../price/surcharges.ts';
import { isRepriced } from '../record/priced-at.ts';
import { hasTimeLeft, waitingMove } from '../visit/move-offer.ts';
import type { Visit } from '../visit/visit.ts';
import { nextVisit } from '../visit/visit.ts';
import { overdueVisits } from '../visit/visit-changes.ts';
import { visitToCancel } from '../visit/written-wish.ts';
import { endUntold } from './end-untold.ts';
import { emailOrText, knowsOfDelay, nextActOf, nextEmail } from './next-act.ts';

export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** The one act that stands in the bar of an open lead; it follows from the facts. */
export type NextStep =
  /** The visit has passed and nobody has said how it went. */
  | { readonly kind: 'close'; readonly visit: Visit }
  | { readonly kind: 'answer'; readonly cancels?: Visit }
  /** Service and boat are unknown: the customer can be asked. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'service' }
  | { readonly kind: 'length' }
  | { readonly kind: 'price'; readonly range: PriceRange }
  | { readonly kind: 'text-price' }
  | { readonly kind: 'text-times' }
  | { readonly kind: 'wait'; readonly until?: string | undefined }
  | { readonly kind: 'time' }
  | { readonly kind: 'book' }
  /** Its start has passed. */
  | { readonly kind: 'begin'; readonly visit: Visit; readonly knowsOfDelay: boolean }
  | { readonly kind: 'text-time' }
  | { readonly kind: 'text-cancel' }
  | { readonly kind: 'text-missed' }
  | { readonly kind: 'text-receipt' }
  /** Other times were offered for a visit. */
  | { readonly kind: 'text-move' };

interface PriceFacts {
  readonly prices: Prices;
  readonly surcharges: Surcharges;
}

/** The price that would go out: the owner's, of which one end is enough, else the suggested one; undefined until service and length are known. */
function priceToOffer(lead: Lead, { prices, surcharges }: PriceFacts): PriceRange | undefined {
  const { est_price_min: min, est_price_max: max, requested_service, length_ft } = lead;
  const [least = max, most = min] = [min, max];
  if (least !== undefined && most !== undefined) return { min: least, max: most };
  return requested_service && length_ft !== undefined
    ? suggestPrice({ ...lead, requested_service, length_ft }, prices, surcharges)
    : undefined;
}

function stepToPrice(lead: Lead, facts: PriceFacts): NextStep {
  const { requested_service, length_ft, phone_e164 } = lead;
  const range = priceToOffer(lead, facts);
  if (range) return { kind: 'price', range };
  const isBlank = requested_service === undefined && length_ft === undefined;
  if (isBlank && phone_e164 !== undefined) return { kind: 'ask' };
  return { kind: requested_service === undefined ? 'service' : 'length' };
}

/** `knownAt`: since when the customer knows what stands. Undefined when nothing is to be done. */
export function nextStep(
  lead: Lead,
  knownAt: string | undefined,
  facts: PriceFacts & { readonly now: string },
): NextStep | undefined {
  const { now } = facts;
  const { status, offer_sent, visits = [] } = lead;
  const [overdue] = overdueVisits(visits, now);
  if (overdue) return { kind: 'close', visit: overdue };
  if (openAnswer(lead, now) === 'question') {
    const cancels = visitToCancel(lead);
    return { kind: 'answer', ...(cancels && { cancels }) };
  }
  if (offer_sent && picksTime(lead, now)) {
    return { kind: isUntold(lead, offer_sent.sent_at, knownAt) ? 'text-times' : 'wait' };
  }
  if (status === 'OFFER_SENT' && offer_sent && openAnswer(lead, now) === undefined) {
    if (isExpired(offer_sent, now)) return stepToPrice(lead, facts);
    if (isUntold(lead, offer_sent.sent_at, knownAt))
      return { kind: missedBefore(visits, offer_sent, now) ? 'text-times' : 'text-price' };
    return { kind: 'wait', until: offer_sent.valid_until };
  }
  const move = waitingMove(lead, now);
  if (move && isUntold(lead, move.offer.at, knownAt)) return { kind: 'text-move' };
  if (move && move.visit.start <= now) return hasTimeLeft(move.offer, now) ? undefined : { kind: 'time' };
  const untoldEnd = endUntold(lead, knownAt, now);
  if (untoldEnd) return { kind: untoldEnd.kind };
  const due = nextEmail(lead);
  const isTimeSet = lead.scheduled_at !== undefined && lead.scheduled_at > now;
  if (due === 'offer' && isTimeSet && !isDeclined(lead)) return { kind: 'book' };
  if (due === 'offer') return stepToPrice(lead, facts);
  if (due === 'schedule') return { kind: lead.scheduled_at === undefined ? 'time' : 'book' };
  if (canceledUntold(lead, knownAt, now).length > 0) return { kind: 'text-cancel' };
  const next = nextVisit(visits);
  if (status === 'SCHEDULED' && next && isUntold(lead, next.booked_at, knownAt)) return { kind: 'text-time' };
  if (status === 'SCHEDULED' && next && next.start <= now)
    return { kind: 'begin', visit: next, knowsOfDelay: knowsOfDelay(next, now) };
  return undefined;
}

/** The next act in words, the same as the bar's. */
export function nextWords(
  lead: Lead,
  step: NextStep | undefined,
  now: string,
  planWish?: Plan | undefined,
): string {
  switch (step?.kind) {
    case 'ask':
      return 'Next: find out what they’d like done, and the boat’s length.';
    case 'service':
      return 'Next: set the service. It makes the price.';
    case 'length':
      return 'Next: set the boat’s length. It makes the price.';
    case 'text-price':
      return 'Next: text them the price.';
    case 'text-times':
      return 'Next: text them the times.';
    case 'text-time':
      return 'Next: text them the time.';
    case 'text-cancel':
      return 'Next: text them that it’s canceled.';
    case 'text-missed':
      return 'Next: text them that the visit was missed.';
    case 'text-receipt':
      return `Next: text them the ${lead.record && isRepriced(lead.record) ? 'corrected receipt' : 'receipt'}.`;
    case 'text-move':
      return 'Next: text them the other times.';
    case 'book':
      return emailOrText(lead);
    default:
      return nextActOf(lead, now, planWish);
  }
}
