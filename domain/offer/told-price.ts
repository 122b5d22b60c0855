import type { Lead } from '../lead.ts';
import { agreedPrice } from './agreed-price.ts';
import { newestExtras } from './newest-extras.ts';

type Told = Pick<Lead, 'offer_sent' | 'extras' | 'record'>;

/** `$832 to $920, tax included`: what was sent, with the work approved since; undefined once a receipt says what it came to. */
export function toldTotal({ offer_sent, extras = [], record }: Told): string | undefined {
  if (!offer_sent || record) return undefined;
  return `${agreedPrice(offer_sent, newestExtras(extras)).total}, tax included`;
}

/** `Your price for the job is $832 to $920, tax included.`; empty where none was sent or it was declined. */
export function toldPrice({ offer_answer, ...told }: Told & Pick<Lead, 'offer_answer'>): string {
  const total = toldTotal(told);
  if (total === undefined || offer_answer?.answer === 'no') return '';
  const isMore = newestExtras(told.extras ?? []).some(({ answer }) => answer === 'approve');
  const price = isMore ? 'With the work you approved, your price' : 'Your price';
  return `${price} for the job is ${total}.`;
}
