import * as z from 'zod';
import { Instant } from '../ids.ts';
import { formatTime } from '../los-angeles.ts';

/** While the operator updates the product, nobody sends a request or takes a time. */
export const BookingPause = z.strictObject({
  since: Instant,
  /** When the operator means to be done. The pause lasts until it is ended. */
  until: Instant.optional(),
});
export type BookingPause = z.infer<typeof BookingPause>;

export function pauseSentence({ until }: BookingPause, now: string): string {
  const when = until !== undefined && until > now ? `after ${formatTime(until)}` : 'in a few minutes';
  return `We’re updating our booking system. Please try again ${when}.`;
}
