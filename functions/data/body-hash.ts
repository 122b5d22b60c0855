import { createHash } from 'node:crypto';

/** The same for values that differ only in the order of their fields. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A hash of what a caller sent, by which a repeated call is told from another one. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, inOrder)).digest('base64url');
