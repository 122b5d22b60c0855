import type { Lead } from '../lead.ts';
import { staleClaimSeconds } from '../mail/mail-claim.ts';

/** Days for which an erased lead leaves a row; no process keeps the admin's list in memory that long. */
export const tombstoneDays = 7;

/** Longer than a photo check may run: until then it may still write its result. */
const photoCheckSeconds = 120;

const later = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

export interface WorkInHand {
  /** Starts with its expiry instant. */
  readonly owed_lease?: string | undefined;
  readonly mail_claim?: Pick<NonNullable<Lead['mail_claim']>, 'claimed_at'> | undefined;
}

/** The instant from which no job can undo the erasure of closed leads; undefined if that is now. */
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
