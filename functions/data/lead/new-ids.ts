import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ulid } from 'ulid';

/** Over 128 random bits. Spreadsheets take a leading `-` for a formula, and linkifiers drop a trailing one. */
export function newSlug(): string {
  const slug = randomBytes(18).toString('base64url');
  return /^[^_-].*[^_-]$/.test(slug) ? slug : newSlug();
}

/** The id that belongs to a caller's random key, so that a repeated call names the same thing. */
export const slugOfKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

export const newLeadIds = (now: string) => ({ id: ulid(Date.parse(now)), public_slug: newSlug() });

export const newCustomerIds = (now: string) => ({
  customer: ulid(Date.parse(now)),
  boat: ulid(Date.parse(now)),
});

export const newBoatId = (now: string): string => ulid(Date.parse(now));

export const newPlanId = (now: string): string => ulid(Date.parse(now));

export const newVisitId = (now: string): string => ulid(Date.parse(now));

export const newExtraId = (now: string): string => ulid(Date.parse(now));

/** Six digits that prove who reads a mailbox. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
