import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';

/**
 * An address of more than 128 random bits, for status pages and quotes. It has a letter or digit at both ends: a
 * spreadsheet takes a leading `-` for a formula, and what makes links of text leaves a trailing one out.
 */
export function newSlug(): string {
  const slug = randomBytes(18).toString('base64url');
  return /^[^_-].*[^_-]$/.test(slug) ? slug : newSlug();
}

/** The id of a lead made `now`, by which leads sort, and the address of its status page. */
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
