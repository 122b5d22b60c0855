import { missingHookups } from '../lead-words.ts';
import { formatMoment } from '../los-angeles.ts';
import { agreedPrice } from '../offer/agreed-price.ts';
import { counted } from '../plain-text.ts';
import { bothPricesText } from '../plan/plan-words.ts';
import { type PriceRange, rangeText } from '../price/price-words.ts';
import { taxText } from '../price/tax-rate.ts';
import type { Status } from '../statuses.ts';
import { missedAt, whyMissed } from '../visit/why-missed.ts';
import { customerStep, wasMissed, wasMissedSinceYes } from './customer-step.ts';
import {
  answerComes,
  daysDoneText,
  isPartDone,
  reachedBy,
  type Standing,
  type StatusWords,
} from './standing.ts';

/** `Plus 9.5% tax: $832 to $920 in all.` */
const withTaxText = (offer: PriceRange): string =>
  `Plus ${taxText(offer)} tax: ${agreedPrice(offer, []).total} in all.`;

/** Of a plan's visit whose price changes on a day, both prices. */
function pricesOf({ offer, plan }: Standing & { readonly offer: PriceRange }, now: string) {
  const { new_price } = plan ?? {};
  if (!new_price) return { price: rangeText(offer), withTax: withTaxText(offer) };
  const totalOf = (dollars: number) =>
    agreedPrice({ ...offer, est_price_min: dollars, est_price_max: dollars }, []).total;
  return {
    price: bothPricesText(new_price, now),
    withTax: `With ${taxText(offer)} tax that’s ${bothPricesText(new_price, now, totalOf)}.`,
  };
}

const spans: Readonly<Record<number, string>> = {
  7: 'one week',
  14: 'two weeks',
  21: 'three weeks',
  28: 'four weeks',
};

/** `Prices are good for two weeks. `; empty where that is not known. */
function goodFor({ sent_at, valid_until }: NonNullable<Standing['offer']>): string {
  if (sent_at === undefined || valid_until === undefined) return '';
  const days = Math.round((Date.parse(valid_until) - Date.parse(sent_at)) / 86_400_000);
  return `Prices are good for ${spans[days] ?? counted(days, 'day')}. `;
}

const anotherTime = { headline: 'let’s find another time.' } as const;

/** Of work over several days, what is done stays done. */
function notDone({ visits = [], record }: Standing, now: string): string {
  const missed = visits.findLast(({ status }) => status === 'missed');
  const why = missed ? whyMissed(missed) : 'couldn’t do the work';
  if (record) return `We ${why} when we came back.`;
  if (!isPartDone({ visits }))
    return `We ${why}${missed ? ` ${formatMoment(missedAt(missed, missed.changed_at), now)}` : ''}.`;
  return `${daysDoneText({ visits })} The rest needs another time.`;
}

const wasAnswered = ({ messages = [] }: Standing): boolean => messages.at(-1)?.from === 'owner';

const isAboutTimes = ({ visits = [], offer }: Standing, now: string): boolean =>
  visits.at(-1)?.status === 'missed' && (offer?.times ?? []).some((start) => start > now);

function standingPrice(standing: Standing & { readonly offer: PriceRange }, now: string): StatusWords {
  const { offer_answer } = standing;
  const { price: before, withTax } = pricesOf(standing, now);
  const price = `${before}. ${withTax}`;
  const until =
    standing.offer?.valid_until === undefined
      ? ''
      : ` Good until ${formatMoment(standing.offer.valid_until, now)}.`;
  if (offer_answer?.answer === 'question') {
    if (wasAnswered(standing))
      return {
        headline: 'we answered your question.',
        next: `It’s below. Your price still stands: ${price}${until}`,
      };
    return {
      headline: 'we got your question.',
      next: `${answerComes(standing)} Your price still stands: ${price}${until}`,
    };
  }
  if (offer_answer?.answer === 'no') {
    return {
      headline: 'okay, no problem.',
      next: `If you change your mind, you can still say yes: ${price}${until}`,
    };
  }
  if (wasMissed(standing))
    return { ...anotherTime, next: `${notDone(standing, now)} Your price still stands: ${price}${until}` };
  if (isAboutTimes(standing, now))
    return {
      ...anotherTime,
      next: `${notDone(standing, now)} Pick a time that works. Your price: ${price}${until}`,
    };
  return { headline: `it’s ${before}.`, next: `${withTax}${until}` };
}

const missedWords = (standing: Standing, now: string): StatusWords => ({
  ...anotherTime,
  next: `${notDone(standing, now)} We’ll ${reachedBy(standing)} you about a new one.`,
});

/** The times of a plan's visit run out; what the plan costs stands. */
const expired = ({ offer, plan }: Standing): StatusWords =>
  plan
    ? { headline: 'those times have run out.', next: 'Your plan goes on. Want new times for this visit?' }
    : { headline: 'your price has expired.', next: `${offer ? goodFor(offer) : ''}Want a new one?` };

/** Before a visit is booked, where the page knows more than the status does; undefined where it does not. */
export function beforeBooking(standing: Standing, now: string): StatusWords | undefined {
  const { status, offer, quote_id, quote_decision, offer_answer } = standing;
  switch (customerStep(standing, now)) {
    case 'choose-time':
      return wasMissedSinceYes(standing)
        ? { ...anotherTime, next: `${notDone(standing, now)} Pick a time that works.` }
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
      return wasMissed(standing) ? missedWords(standing, now) : expired(standing);
    case 'price-asked':
      return {
        headline: standing.plan ? 'we’re finding you new times.' : 'we’re working on your new price.',
        next: answerComes(standing),
      };
    case 'answer-offer':
      return offer && standingPrice({ ...standing, offer }, now);
    case 'see-quote':
      return { headline: 'your quote is here.', next: 'Take a look. We won’t start until you say yes.' };
    default:
      if (status === 'CONTACTED' && wasMissed(standing)) return missedWords(standing, now);
      return quote_decision === 'declined' || (quote_id && offer_answer?.answer === 'no')
        ? {
            headline: 'okay, no problem.',
            next: 'Changed your mind, or have a question? Message us.',
          }
        : undefined;
  }
}

function accessNext(standing: Standing): string {
  const missing = missingHookups(standing);
  const why = missing === '' ? 'how to reach it with water and power' : 'whether we can do it without';
  const said = missing === '' ? '' : `You told us there’s no ${missing} at the boat. `;
  return `${said}We’re working out ${why}, then we’ll ${reachedBy(standing)} you. ${answerComes(standing)}`;
}

export const waiting = (status: Status, standing: Standing): StatusWords => {
  switch (status) {
    case 'NEEDS_ACCESS_REVIEW':
      return { headline: 'we’re checking access to your boat.', next: accessNext(standing) };
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
