import type { MailClaim } from './lead.ts';

/** Longer than any function that mails may run: a claim this old has nobody at work on it. */
export const staleClaimSeconds = 60;

/**
 * Whether a claim was left behind: the mail may have been sent, nobody knows, and it is never sent again by
 * itself. The admin decides.
 */
export const isStaleClaim = ({ claimed_at }: Pick<MailClaim, 'claimed_at'>, now: string): boolean =>
  Date.parse(now) - Date.parse(claimed_at) > staleClaimSeconds * 1000;
