import * as z from 'zod';

/** A status or quote address: 22 to 64 URL-safe characters, at least 128 random bits. */
export const Slug = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

export const sortableId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** A lead's id: 26 characters that sort by the time of creation (ULID alphabet). */
export const LeadId = z.string().regex(sortableId);

/** A timeline entry's id, made like a lead's. */
export const EntryId = z.string().regex(sortableId);

/** The idempotency key of a booking or of a mail: opaque, made by the client. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The request key is malformed.');

/** One random id per submission, under which its photos are uploaded. */
export const TempId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The upload id is malformed.');

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 });

/** A day `YYYY-MM-DD`. */
export const Day = z.iso.date();
