import { planLabels, preferredWindowLabels } from '#domain/choices.ts';
import { greetingName } from '#domain/greeting-name.ts';
import type { Lead } from '#domain/lead.ts';
import { formatWeekday, instantOf } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';

export const serviceOf = ({ requested_service }: Pick<Lead, 'requested_service'>): string =>
  packages[requested_service].title;

/** `24 ft Runabout`. */
export const boatOf = ({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string =>
  `${length_ft} ft ${boat_type}`;

/** `Thursday, March 19, Morning (8AM-12PM)`; undefined when the customer left both open. */
export function wishedDate({ created_at, preferred_date, preferred_window }: Lead): string | undefined {
  const day = preferred_date && formatWeekday(instantOf(`${preferred_date}T12:00`), created_at);
  const window = preferred_window && preferredWindowLabels[preferred_window];
  return [day, window].filter(Boolean).join(', ') || undefined;
}

export const planOf = ({ monthly_plan_interest: plan }: Lead): string | undefined => plan && planLabels[plan];

export const placeOf = ({ address, city, state, zip }: Lead): string =>
  `${address}, ${city}, ${state} ${zip}`;

/** A sentence that greets: `Ana, your request is in.`, or with a capital where there is no name to greet by. */
export const greeted = ({ full_name }: Pick<Lead, 'full_name'>, sentence: string): string => {
  const name = greetingName(full_name);
  return name === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${name}, ${sentence}`;
};

export const statusAddress = ({ public_slug }: Pick<Lead, 'public_slug'>): string =>
  `${env('SITE_URL')}/status/${public_slug}`;

export const adminAddress = ({ id }: Pick<Lead, 'id'>): string => `${env('SITE_URL')}/admin?lead=${id}`;
