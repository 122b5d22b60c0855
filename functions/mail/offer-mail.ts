import { promises } from '#domain/business.ts';
import type { Plan } from '#domain/choices.ts';
import type { Lead } from '#domain/lead.ts';
import { formatMoment, formatSlot } from '#domain/los-angeles.ts';
import { agreedPrice } from '#domain/offer/agreed-price.ts';
import { lineText } from '#domain/offer/line-words.ts';
import { isCorrectedPrice, isOfTimes } from '#domain/offer/offer.ts';
import { missedBefore } from '#domain/offer/offered-since-miss.ts';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { askedFirst, beforeTax, priceNoun, rangeText } from '#domain/price/price-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { missedAt, whyMissed } from '#domain/visit/why-missed.ts';
import { greeted, partAddress, planWishBlocks, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import {
  answers,
  button,
  type MailBlock,
  type MailLink,
  paragraph,
  small,
  sums,
  times,
} from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** A quote's lines to the cent, or the service; tax, and what it comes to. */
function priceBlock(lead: Lead, offer: SentOffer): MailBlock {
  const { tax, total } = agreedPrice(offer, []);
  const work = offer.lines?.map((line): [string, string] => [
    lineText(line, serviceOf(lead)),
    formatCents(lineAmount(line)),
  ]);
  return sums(
    ...(work ?? [[workOf(lead), rangeText(offer)]]),
    [`Sales tax, ${taxText(offer)}`, tax],
    ['With tax', total],
  );
}

/** The owner's own words, a paragraph for each of theirs. */
const noteBlocks = ({ note = '' }: SentOffer): MailBlock[] =>
  note
    .split(/\r?\n\s*\n/)
    .filter((part) => part !== '')
    .map(paragraph);

const slotsOf = (lead: Lead, { times: offered = [], sent_at }: SentOffer): MailLink[] =>
  offered.map((start) => ({
    text: formatSlot(start, hoursOf(lead), sent_at),
    href: partAddress(lead, 'yes', start),
  }));

/** The ways to answer. They open the page, which asks again: robots that follow links answer nothing. */
function answerBlocks(lead: Lead, offer: SentOffer): MailBlock[] {
  const { sent_at: now, valid_until: until } = offer;
  const standing = until === undefined ? '' : ` This price is good until ${formatMoment(until, now)}.`;
  const slots = slotsOf(lead, offer);
  return [
    ...(slots.length > 0 ? [times('We could come', slots, 'More times on your page.')] : []),
    answers(
      { text: slots.length > 0 ? 'Yes, pick a time' : 'Yes, let’s do it', href: partAddress(lead, 'yes') },
      { text: 'I have a question', href: partAddress(lead, 'question') },
      { text: 'No, thank you', href: partAddress(lead, 'no') },
    ),
    small(`These links open your page. Nothing’s booked until you tap there.${standing}`),
  ];
}

const anotherTime = 'Another time for your boat';
const letsFind = 'let’s find another time.';

const missedBlock = (missed: Visit, now: string): MailBlock =>
  paragraph(`Sorry we ${whyMissed(missed)} ${formatMoment(missedAt(missed, missed.ended_at), now)}.`);

/** `Wed, Jan 20, 10:00 AM is open`: why a time is offered, where that is the news. */
const openText = ({ note_start, sent_at }: SentOffer): string | undefined =>
  note_start && `${formatMoment(note_start, sent_at)} is open`;

function timesMail(lead: Lead, offer: SentOffer): Mail {
  const slots = slotsOf(lead, offer);
  const missed = missedBefore(lead.visits, offer, offer.sent_at);
  const open = openText(offer);
  const subject = missed ? anotherTime : 'Pick a time for your boat';
  return mailOf('offer', lead, open ? `${open} for your boat` : subject, {
    preview: slots.map(({ text }) => text).join('; '),
    heading: greeted(lead, missed ? letsFind : 'here’s when we could come.'),
    packageId: lead.requested_service,
    blocks: [
      ...(missed ? [missedBlock(missed, offer.sent_at)] : []),
      ...noteBlocks(offer),
      times('We could come', slots, 'More times on your page.'),
      paragraph(`Your price stays ${agreedPrice(offer, []).total} with tax, as you accepted it.`),
      answers(
        { text: 'Pick a time', href: partAddress(lead, 'yes') },
        { text: 'Message us', href: partAddress(lead, 'write') },
      ),
      small('These links open your page. Nothing’s booked until you tap there.'),
    ],
  });
}

/** The price range and the ways to answer, a price that differs from the agreed one, or times for that one. */
export function offerMail(lead: Lead, offer: SentOffer, planWish?: Plan): Mail {
  if (isOfTimes(lead, offer)) return timesMail(lead, offer);
  const isCorrected = isCorrectedPrice(lead);
  const { valid_until: until, sent_at: now } = offer;
  const price = `${rangeText(offer)} ${beforeTax}`;
  const missed = isCorrected ? undefined : missedBefore(lead.visits, offer, now);
  const isStanding = !isCorrected && until !== undefined;
  const preview = [
    `${agreedPrice(offer, []).total} with tax.`,
    isStanding ? `Good until ${formatMoment(until, now)}.` : workOf(lead),
  ];
  const open = isCorrected ? undefined : openText(offer);
  const named = `Your ${isCorrected ? 'new ' : ''}${priceNoun(offer)}: ${price}`;
  const subject = missed ? anotherTime : named;
  const told = isCorrected ? `it’s now ${rangeText(offer)}.` : `it’s ${rangeText(offer)}.`;
  return mailOf('offer', lead, open ? `${open}: ${price}` : subject, {
    preview: preview.join(' '),
    heading: greeted(lead, missed ? letsFind : told),
    packageId: lead.requested_service,
    blocks: [
      ...(missed ? [missedBlock(missed, now)] : []),
      ...noteBlocks(offer),
      priceBlock(lead, offer),
      ...(isCorrected
        ? [paragraph('This replaces the price we sent you before. You don’t need to do anything.')]
        : answerBlocks(lead, offer)),
      ...planWishBlocks(lead, planWish),
      small(`${askedFirst(offer)} ${promises.payment}`),
      ...(isCorrected ? [button('See your request', statusAddress(lead))] : []),
    ],
  });
}
