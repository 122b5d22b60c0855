import type { Lead } from '../lead.ts';
import { firstName } from '../message/greeting-name.ts';
import { counted } from '../plain-text.ts';
import type { Review } from './review.ts';

/** What was typed as a city without the dock or street that may stand in it too. */
function townOf(city: string | undefined): string | undefined {
  const [town] = city?.split(',') ?? [];
  return town && !/\d/.test(town) ? town.trim() : undefined;
}

/** `Dana, Marina del Rey`: how a shown review is signed. Free of zod, as is all of this file. */
export const reviewSignature = (firstName: string, city: string | undefined): string =>
  [firstName, townOf(city)].filter(Boolean).join(', ');

/** What a customer agrees to. It is stored as they read it. */
export const reviewConsentText = (signature: string): string =>
  `You may show my review on your site, as “${signature}”.`;

export const signatureOf = (lead: { readonly full_name: string; readonly city?: string | undefined }) =>
  reviewSignature(firstName(lead.full_name), lead.city);

/** `5 stars`; an empty text without any. */
export const starsText = (rating: number | undefined): string => {
  if (rating === undefined) return '';
  return counted(rating, 'star');
};

/** Whether both the customer and the owner want it on the site. */
export const mayBeShown = ({ consent, site }: Review): boolean => consent !== undefined && site !== undefined;

/** Whether the owner has yet to read it. */
export const reviewWaits = ({ review }: Pick<Lead, 'review'>): Review | undefined =>
  review && review.seen_at === undefined ? review : undefined;
