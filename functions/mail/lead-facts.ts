import { planLabels, preferredWindowLabels } from '#domain/choices.ts';
import { firstName, type Lead } from '#domain/lead.ts';
import { formatWeekday, instantOf } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';

export const serviceOf = ({ requested_service }: Pick<Lead, 'requested_service'>): string =>
  packages[requested_service].title;

/** `24 ft Runabout`. */
export const boatOf = ({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string =>
  `${length_ft} ft ${boat_type}`;

/** `Thursday, March 19, Morning (8AM-12PM)`; undefined when the customer left both open. */
export function wishedDate({ preferred_date, preferred_window }: Lead): string | undefined {
  const day = preferred_date && formatWeekday(instantOf(`${preferred_date}T12:00`));
  const window = preferred_window && preferredWindowLabels[preferred_window];
  return [day, window].filter(Boolean).join(', ') || undefined;
}

export const planOf = ({ monthly_plan_interest: plan }: Lead): string | undefined => plan && planLabels[plan];

export const placeOf = ({ address, city, state, zip }: Lead): string =>
  `${address}, ${city}, ${state} ${zip}`;

/**
 * `Ana, ` before a sentence, or '' for what does not look like a name: whoever books under somebody else's
 * address must not be able to put a link into our mail.
 */
function greeting({ full_name }: Pick<Lead, 'full_name'>): string {
  const name = firstName(full_name);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(name) ? `${name}, ` : '';
}

/** A sentence that stands after {@link greeting}: with a capital when there is none. */
export const greeted = (lead: Pick<Lead, 'full_name'>, sentence: string): string => {
  const hello = greeting(lead);
  return hello === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : hello + sentence;
};

export const statusAddress = ({ public_slug }: Pick<Lead, 'public_slug'>): string =>
  `${env('SITE_URL')}/status/${public_slug}`;

export const adminAddress = ({ id }: Pick<Lead, 'id'>): string => `${env('SITE_URL')}/admin?lead=${id}`;
