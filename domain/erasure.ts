import type { Lead } from './lead.ts';
import { staleClaimSeconds } from './mail-claim.ts';

/**
 * Days for which an erased lead leaves a row without any personal field: processes that keep the admin's list
 * in memory learn from it that the lead is gone, and none of them lives that long.
 */
export const tombstoneDays = 7;

/** Longer than the check of a photo may run: until then it may still put elsewhere what it has in hand. */
const photoCheckSeconds = 120;

const later = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** A lead's row, as far as it tells who is at work on it. */
export interface WorkInHand {
  /** Begins with the instant at which it ends. */
  readonly owed_lease?: string | undefined;
  readonly mail_claim?: Pick<NonNullable<Lead['mail_claim']>, 'claimed_at'> | undefined;
}

/**
 * The instant from which certainly nobody is at work any more on leads that were closed, nor on uploads that
 * were taken away at `uploadsGoneAt`; undefined when nobody is now. What is erased earlier, they could undo.
 */
export function workEndsAt(
  leads: readonly WorkInHand[],
  uploadsGoneAt: string | undefined,
  now: string,
): string | undefined {
  const ends = leads.flatMap(({ owed_lease, mail_claim }) => [
    ...(owed_lease === undefined ? [] : [owed_lease.slice(0, now.length)]),
    ...(mail_claim === undefined ? [] : [later(mail_claim.claimed_at, staleClaimSeconds)]),
  ]);
  const last = [...ends, ...(uploadsGoneAt === undefined ? [] : [later(uploadsGoneAt, photoCheckSeconds)])]
    .sort()
    .at(-1);
  return last !== undefined && last > now ? last : undefined;
}
