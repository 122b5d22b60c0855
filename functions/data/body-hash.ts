import { createHash } from 'node:crypto';

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Tells a repeated call from a different one. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, inOrder)).digest('base64url');
