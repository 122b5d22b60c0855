import { strictTransport } from './strict-transport.ts';

// Compiled for CloudFront: see route-request.ts for what its JavaScript lacks.

/** A redirect is answered before the cache, where nothing else adds headers such as HSTS. */
export const redirectHeaders = (location: string): Record<string, string> => ({
  location,
  'cache-control': 'public, max-age=3600',
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
});
