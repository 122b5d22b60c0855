import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';

/**
 * A URL-safe id of more than 128 random bits, for status pages and quotes. It starts and ends with a letter or
 * digit: spreadsheets take a leading `-` for a formula, and linkifiers drop a trailing one.
 */
export function newSlug(): string {
  const slug = randomBytes(18).toString('base64url');
  return /^[^_-].*[^_-]$/.test(slug) ? slug : newSlug();
}

/** The lead's id, which sorts by time, and its slug. */
export const newLeadIds = (now: string) => ({ id: ulid(Date.parse(now)), public_slug: newSlug() });

/** Ids for what a lead may add to the customers. */
export const newCustomerIds = (now: string) => ({
  customer: ulid(Date.parse(now)),
  boat: ulid(Date.parse(now)),
});

/** The id of a boat that the owner adds. */
export const newBoatId = (now: string): string => ulid(Date.parse(now));

/** The id of a visit made `now`. */
export const newVisitId = (now: string): string => ulid(Date.parse(now));

/** The id of extra work found `now`. */
export const newExtraId = (now: string): string => ulid(Date.parse(now));
