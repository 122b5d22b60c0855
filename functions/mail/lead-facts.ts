import type { Plan } from '#domain/choices.ts';
import { isPlaceTold } from '#domain/customer/told-place.ts';
import type { Lead } from '#domain/lead.ts';
import { addressText, boatText, inOneLine, serviceText } from '#domain/lead-words.ts';
import { dayOf, formatMoment } from '#domain/los-angeles.ts';
import { greetingName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import { planAskedText, planWishText } from '#domain/plan/plan-words.ts';
import { linkHash, type Part } from '#domain/status/page-parts.ts';
import { env } from '../runtime/env.ts';
import { type MailBlock, paragraph } from './mail-content.ts';

export const serviceOf = serviceText;
export const placeOf = addressText;

/** Where we come to: an address that the customer has corrected since is not promised. */
export const whereOf = (lead: Lead): string =>
  isPlaceTold(lead)
    ? [placeOf(lead), 'You’ve since told us where it is. We’ll check that and use it.']
        .filter(Boolean)
        .join('\n')
    : placeOf(lead);

/** `Complete Detail, 24 ft Runabout`. */
export const workOf = (lead: Lead): string => inOneLine(serviceText(lead), boatText(lead));

export const planOf = planAskedText;

/** A sentence that greets: `Ana, your request is in.`, or with a capital where there is no name to greet by. */
export const greeted = ({ full_name }: Pick<Lead, 'full_name'>, sentence: string): string => {
  const name = greetingName(full_name);
  return name === '' ? capitalized(sentence) : `${name}, ${sentence}`;
};

export const isOfToday = (at: string, now: string): boolean => dayOf(at) === dayOf(now);

/** With the time where an email goes on a later day: what somebody wrote may say `today`. */
export const writtenBy = (who: string, at: string, now: string): string =>
  isOfToday(at, now) ? who : `${who}, ${formatMoment(at, now)}`;

export const statusAddress = ({ public_slug }: Pick<Lead, 'public_slug'>): string =>
  `${env('SITE_URL')}/status/${public_slug}`;

/** Leads to a part of the page, where a time may be chosen already; it never acts. */
export const partAddress = (lead: Pick<Lead, 'public_slug'>, part: Part, start?: string): string =>
  `${statusAddress(lead)}${linkHash({ part, start })}`;

export const adminAddress = ({ id }: Pick<Lead, 'id'>): string => `${env('SITE_URL')}/admin?lead=${id}`;

export const photosLink = (lead: Pick<Lead, 'id'>, count: number) => [
  { text: count === 1 ? 'See the photo' : `See the ${count} sent`, href: adminAddress(lead) },
];

/** What becomes of the plan that they asked for, while it is not set up. */
export const planWishBlocks = ({ status }: Lead, wish: Plan | undefined): MailBlock[] =>
  wish ? [paragraph(planWishText(wish, status === 'COMPLETED'))] : [];
