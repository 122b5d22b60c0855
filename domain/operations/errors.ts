import * as z from 'zod';
import { Instant, LeadId, Slug } from '../ids.ts';
import { OpenDay } from '../visit/open-times.ts';

/** Errors that a caller can act on. Everything else is a 500 without detail. */
export const errorStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-old': 426,
  'too-many': 429,
  'mail-failed': 502,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Why a call met a state in which its caller must choose. */
const errorReasons = [
  'offer-replaced',
  'offer-expired',
  'already-answered',
  'time-taken',
  'not-open',
  'visit-changed',
  'visit-moved',
  'visit-added',
  'too-late',
  'moves-used',
  'extra-changed',
  'extra-approved',
  'several-days',
  'bookings-paused',
  'not-today',
  'completed',
  'being-sent',
  'record-changed',
  'past-due',
  'no-wax',
  'no-email',
  'boat-changed',
  'boat-sold',
  'canceled',
  'record-full',
] as const;
export type ErrorReason = (typeof errorReasons)[number];

/** What became of one of several that a call names: a refusal concerns it alone. */
export const outcome = {
  ok: z.boolean(),
  reason: z.enum(errorReasons).optional(),
  error: z.string().optional(),
} as const;

const TimeConflict = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  start: Instant,
  hours: z.number(),
});
export type TimeConflict = z.infer<typeof TimeConflict>;

/** The body of each of our errors, whatever the status: a sentence, and for wrong input one for each field. */
export const ErrorBody = z.strictObject({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Slug of the lead that a repeated booking had already made (409). */
  slug: Slug.optional(),
  /** Where the caller must choose: why. */
  reason: z.enum(errorReasons).optional(),
  /** The visits in the way of a time (`time-taken`). */
  conflicts: z.array(TimeConflict).optional(),
  days: z.array(OpenDay).optional(),
  /** The lead as it is now (`record-changed`). */
  lead: z.looseObject({ id: LeadId }).optional(),
  /** The internal notes as they are now (409); `null` for none. */
  internal_notes: z.string().nullable().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
