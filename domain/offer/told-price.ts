import type { Lead } from '../lead.ts';
import { agreedPrice } from './agreed-price.ts';
import { newestExtras } from './newest-extras.ts';

/**
 * `Your price for the job is $832 to $920, tax included.`: what the customer was sent, with the work approved since.
 * Empty where none was sent or it was declined, and once a receipt says what it came to.
 */
export function toldPrice({
  offer_sent,
  offer_answer,
  extras = [],
  record,
}: Pick<Lead, 'offer_sent' | 'offer_answer' | 'extras' | 'record'>): string {
  if (!offer_sent || offer_answer?.answer === 'no' || record) return '';
  const works = newestExtras(extras);
  const isMore = works.some(({ answer }) => answer === 'approve');
  const price = isMore ? 'With the work you approved, your price' : 'Your price';
  return `${price} for the job is ${agreedPrice(offer_sent, works).total}, tax included.`;
}
