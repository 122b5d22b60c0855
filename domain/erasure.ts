import type * as z from 'zod';
import type { Instant } from './ids.ts';
import type { Lead } from './lead.ts';
import { staleClaimSeconds } from './mail-claim.ts';

type Moment = z.infer<typeof Instant>;

/**
 * Days for which an erased lead leaves a row without any personal field: processes that keep the admin's list
 * in memory learn from it that the lead is gone, and none of them lives that long.
 */
export const tombstoneDays = 7;

/** Longer than the check of a photo may run: until then an upload may still be on its way to another place. */
const photoCheckSeconds = 120;

const later = (instant: string, seconds: number): Moment =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** A lead's row, as far as it tells who is at work on it. */
export interface WorkInHand {
  /** Begins with the instant at which it ends. */
  readonly owed_lease?: string | undefined;
  readonly mail_claim?: Pick<NonNullable<Lead['mail_claim']>, 'claimed_at'> | undefined;
}

/**
 * The instant from which certainly nobody is at work any more on leads that were closed and on the uploads
 * with them; undefined when nobody is now. Erasing earlier could be undone by whoever is.
 */
export function workEndsAt(
  leads: readonly WorkInHand[],
  uploadedAt: readonly string[],
  now: string,
): Moment | undefined {
  const ends = [
    ...leads.flatMap(({ owed_lease, mail_claim }) => [
      ...(owed_lease === undefined ? [] : [owed_lease.slice(0, now.length)]),
      ...(mail_claim === undefined ? [] : [later(mail_claim.claimed_at, staleClaimSeconds)]),
    ]),
    ...uploadedAt.map((instant) => later(instant, photoCheckSeconds)),
  ];
  const last = ends.sort().at(-1);
  return last !== undefined && last > now ? last : undefined;
}
