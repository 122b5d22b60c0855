import * as z from 'zod';
import { Instant } from '../ids.ts';

/** A customer's consent to one email when wax is due, with its wording, place and time; or its end. */
export const Care = z.strictObject({
  remind: z.boolean(),
  words: z.string(),
  place: z.string(),
  at: Instant,
});
export type Care = z.infer<typeof Care>;

export const PublicCare = z.strictObject({
  remind: z.boolean(),
  due: Instant.optional(),
  /** When the one email went out, which may be before it is due. */
  mailed_at: Instant.optional(),
  /** What is on its way to the boat's next coat. */
  next: z.enum(['asked', 'offered', 'booked', 'plan']).optional(),
  /** Why it can't be asked for now. */
  refused: z.string().optional(),
});
export type PublicCare = z.infer<typeof PublicCare>;

/** An end of such emails to the mailbox holds until the customer asks anew. */
export const isStopped = ({ at }: Care, stoppedAt: string | undefined): boolean =>
  stoppedAt !== undefined && stoppedAt >= at;
