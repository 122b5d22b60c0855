import * as z from 'zod';
import { Instant } from '../ids.ts';
import { stoppableMails } from '../mail/mail-stops.ts';

const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'The link is incomplete.');

export const unsubscribeOperations = {
  unsubscribe: {
    input: z.strictObject({
      token,
      /** What an email program sends by itself (RFC 8058). */
      'List-Unsubscribe': z.literal('One-Click').optional(),
      /** What was asked for by then ends too; without it, what was asked for before the email of the link. */
      asked_at: Instant.optional(),
    }),
    /** The kind of email that has ended; all others still come. */
    output: z.strictObject({ ended: z.enum(stoppableMails) }),
    takesForm: true as const,
  },
  'unsubscribe-state': {
    input: z.strictObject({ token }),
    output: z.strictObject({
      kind: z.enum(stoppableMails),
      is_on: z.boolean(),
      /** When they were asked for last, if that was after the email of the link. */
      asked_at: Instant.optional(),
    }),
  },
  'unsubscribe-page': {
    input: z.strictObject({ token }),
    /** A page that leads to the one that asks. */
    output: z.string(),
  },
};
