import { addDays, formatShortDay } from '../los-angeles.ts';

/** After how many days an offer without an answer and an unpaid receipt are followed up on, how early before a price ends, and for how long nobody is written to again. */
export const followUpDays = { unanswered: 3, ending: 3, unpaid: 7, quiet: 2 } as const;

/** Whether what the owner wrote last is so fresh that nothing else is to be written. */
export const wroteLately = ({ wrote_at }: { readonly wrote_at?: string | undefined }, now: string): boolean =>
  wrote_at !== undefined && addDays(wrote_at, followUpDays.quiet) > now;

/** ` You wrote Dec 2.` of what was written after something; empty without it. */
export const wroteSince = (
  { wrote_at = '' }: { readonly wrote_at?: string | undefined },
  since: string,
  now: string,
): string => (wrote_at > since ? ` You wrote ${formatShortDay(wrote_at, now)}.` : '');
