import * as z from 'zod';
import { isKnownDay, isKnownInstant } from './los-angeles.ts';

/** 22 to 64 URL-safe characters with at least 128 random bits, for status pages and quotes. Ids are made in new-ids.ts. */
export const slugPattern = /^[A-Za-z0-9_-]{22,64}$/;
export const Slug = z.string().regex(slugPattern);

export const sortableId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** A ULID, which sorts by creation time. */
export const LeadId = z.string().regex(sortableId);

export const EntryId = z.string().regex(sortableId);

/** Chosen by the client, for a booking or an email. */
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The request key is malformed.');

/** One random id per booking, shared by its photos. */
export const TempId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The upload id is malformed.');

const outside = 'Choose a date between 2000 and 2100.';

/** In UTC with milliseconds: so instants compare as texts. */
const storedForm = (instant: string): string =>
  instant.length === 24 && instant.endsWith('Z') ? instant : new Date(instant).toISOString();

/** Any of RFC 3339, read as ISO 8601 in UTC with milliseconds. Malformed, it aborts: no check of the whole input has to expect it. */
export const Instant = z.iso
  .datetime({ offset: true, abort: true })
  .overwrite(storedForm)
  .refine(isKnownInstant, outside);

/** `YYYY-MM-DD`; aborts like an instant. */
export const Day = z.iso.date({ abort: true }).refine(isKnownDay, outside);
