import { formatMoment, formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import type { OfferAnswer, SentOffer } from '#domain/offer/sent-offer.ts';
import { rangeText } from '#domain/price/price-words.ts';

/** `Said yes: Mar 9, Mar 12`, `Asked: The canvas too?`, `Declined`. */
export function answerText({ answer, days = [], message }: OfferAnswer, now: string): string {
  const said = { yes: 'Said yes', question: 'Asked', no: 'Declined' }[answer];
  const wished =
    days.length > 0 &&
    `days that work: ${days.map((day) => formatShortDay(startOfDay(day), now)).join(', ')}`;
  const words = [wished, message].filter(Boolean).join('. ');
  return words === '' ? `${said}.` : `${said}: ${words}`;
}

/** `$700 to $850, sent Mon, Mar 2, 9:00 AM, good until Mar 16`. */
export function offerText(offer: SentOffer, now: string): string {
  const { sent_at, valid_until } = offer;
  const until = valid_until && `good until ${formatShortDay(valid_until, now)}`;
  return [rangeText(offer), `sent ${formatMoment(sent_at, now)}`, until].filter(Boolean).join(', ');
}
