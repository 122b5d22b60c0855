import { planLabels } from '#domain/choices.ts';
import { greetingName } from '#domain/greeting-name.ts';
import type { Lead } from '#domain/lead.ts';
import { packages } from '#domain/packages.ts';
import { env } from '../runtime/env.ts';

export const serviceOf = ({ requested_service }: Pick<Lead, 'requested_service'>): string =>
  packages[requested_service].title;

export const planOf = ({ monthly_plan_interest: plan }: Lead): string | undefined => plan && planLabels[plan];

export const placeOf = ({ address, city, state, zip }: Lead): string =>
  `${address}, ${city}, ${state} ${zip}`;

/** `Ana, your request is in.`, capitalized if there is no name. */
export const greeted = ({ full_name }: Pick<Lead, 'full_name'>, sentence: string): string => {
  const name = greetingName(full_name);
  return name === '' ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : `${name}, ${sentence}`;
};

export const statusAddress = ({ public_slug }: Pick<Lead, 'public_slug'>): string =>
  `${env('SITE_URL')}/status/${public_slug}`;

export const adminAddress = ({ id }: Pick<Lead, 'id'>): string => `${env('SITE_URL')}/admin?lead=${id}`;
