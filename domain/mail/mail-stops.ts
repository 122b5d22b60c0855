import { addHours } from '../los-angeles.ts';

/** Emails that nobody is owed: each kind ends by itself, with one tap. Free of zod. */
export const stoppableMails = ['review', 'care', 'plan'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

/** They stay off until the settings have the mailing address that the law wants in them (15 U.S.C. 7704(a)(5)). */
export const sendsStoppable = ({ postal_address }: { readonly postal_address: string }): boolean =>
  postal_address !== '';

const daysOfWaiting = 30;

/** When one that fell due and couldn't go is looked at again; undefined once nobody expects it any more. */
export const dueOnceMore = (due: string, now: string): string | undefined =>
  now < addHours(due, daysOfWaiting * 24) ? addHours(now, 24) : undefined;

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
