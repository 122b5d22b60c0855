import { formatMoment } from '../los-angeles.ts';
import { agreedPrice } from '../offer/agreed-price.ts';
import { type PriceRange, rangeText, taxPercent } from '../price/price-words.ts';
import type { Status } from '../statuses.ts';
import { customerStep, wasMissed } from './customer-step.ts';
import { answerComes, reachedBy, type Standing, type StatusWords } from './standing.ts';

/** `Plus 9.5% tax: $832 to $920 in all.` */
const withTaxText = (offer: PriceRange): string =>
  `Plus ${taxPercent} tax: ${agreedPrice(offer, []).total} in all.`;

function standingPrice(standing: Standing & { readonly offer: PriceRange }, now: string): StatusWords {
  const { offer, offer_answer } = standing;
  const price = `${rangeText(offer)}. ${withTaxText(offer)}`;
  const until =
    standing.offer?.valid_until === undefined
      ? ''
      : ` Good until ${formatMoment(standing.offer.valid_until, now)}.`;
  if (offer_answer?.answer === 'question') {
    return {
      headline: 'we got your question.',
      next: `${answerComes(standing)} Your price still stands: ${price}${until}`,
    };
  }
  if (offer_answer?.answer === 'no') {
    return {
      headline: 'you turned down our price.',
      next: `That’s fine. If you change your mind, you can still say yes: ${price}${until}`,
    };
  }
  return { headline: `it’s ${rangeText(offer)}.`, next: `${withTaxText(offer)}${until}` };
}

/** Before a visit is booked, where the page knows more than the status does; undefined where it does not. */
export function beforeBooking(standing: Standing, now: string): StatusWords | undefined {
  const { offer, quote_id, quote_decision, offer_answer } = standing;
  switch (customerStep(standing, now)) {
    case 'choose-time':
      return wasMissed(standing)
        ? {
            headline: 'let’s find another time.',
            next: 'We couldn’t do the work last time. Pick a time that works.',
          }
        : {
            headline: 'thanks for saying yes.',
            next: 'All that’s missing is a time. Pick one, and you’re booked.',
          };
    case 'days-named':
      return {
        headline: 'thanks for saying yes.',
        next: `We’ll plan a time on the days you named and ${reachedBy(standing)} you. ${answerComes(standing)}`,
      };
    case 'quote-accepted':
      return {
        headline: 'you said yes.',
        next: `You said yes to your quote. We’ll ${reachedBy(standing)} you to set a date.`,
      };
    case 'offer-expired':
      return {
        headline: 'your price has expired.',
        next: `${offer ? `It was ${rangeText(offer)} before tax. ` : ''}Ask us for a fresh one: it’s one tap.`,
      };
    case 'answer-offer':
      return offer && standingPrice({ ...standing, offer }, now);
    case 'see-quote':
      return { headline: 'your quote is here.', next: 'Take a look. We won’t start until you say yes.' };
    default:
      return quote_decision === 'declined' || (quote_id && offer_answer?.answer === 'no')
        ? {
            headline: 'you turned down our quote.',
            next: 'Changed your mind, or have a question? Write to us.',
          }
        : undefined;
  }
}

export const waiting = (status: Status, standing: Standing): StatusWords => {
  switch (status) {
    case 'NEEDS_ACCESS_REVIEW':
      return {
        headline: 'we’re checking access to your boat.',
        next: 'We’re working out how to reach it with water and power. Your price range comes after that, by email or text.',
      };
    case 'CONTACTED':
      return {
        headline: 'we’re on it.',
        next: 'We’re working on your price range. If we’ve asked you a question, your answer helps us finish it.',
      };
    case 'OFFER_SENT':
      return {
        headline: 'we’re preparing your price.',
        next: 'You’ll get it by email or text. We won’t start until you say yes.',
      };
    case 'SCHEDULED':
      return {
        headline: 'we’re confirming your date.',
        next: `You’ll get the day and time by ${reachedBy(standing)}.`,
      };
    default:
      return {
        headline: 'we’ve got it.',
        next: `Next, we’ll review your request and email or text you a price range. ${answerComes(standing)}`,
      };
  }
};
