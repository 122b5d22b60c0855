import * as z from 'zod';
import { Slug } from '../ids.ts';

/** Errors that a caller can act on. Everything else is a 500 without detail. */
export const errorStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'mail-failed': 502,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Body of every error: a sentence, and for invalid input one per field. */
export const ErrorBody = z.strictObject({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Slug of the lead that a repeated booking had already made (409). */
  slug: Slug.optional(),
  /** The internal notes as another admin has left them (409); `null` for none. */
  internal_notes: z.string().nullable().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
