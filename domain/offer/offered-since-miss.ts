import type { Visit } from '../visit/visit.ts';
import { lastMissed } from '../visit/visit-changes.ts';
import type { SentOffer } from './sent-offer.ts';

/** The visit that was missed, in whose place the offer names times: it is about those, whatever it costs. */
export function missedBefore(
  visits: readonly Visit[] | undefined,
  { times = [], sent_at }: Pick<SentOffer, 'times' | 'sent_at'>,
  now: string,
): Visit | undefined {
  const missed = lastMissed(visits ?? []);
  const isSince = missed !== undefined && (missed.ended_at ?? missed.start) <= sent_at;
  return isSince && times.some((start) => start > now) ? missed : undefined;
}
