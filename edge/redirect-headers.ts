/** HSTS in seconds: two years. */
export const strictTransportSeconds = 63_072_000;

export const strictTransport = `max-age=${strictTransportSeconds}; includeSubDomains`;

// Compiled for the edge: see route-request.ts for what its JavaScript lacks.

/**
 * All headers of a redirect. It is made before the cache, where nothing else is sure to add any, and a visitor
 * who comes by an old address should keep to HTTPS from then on as well.
 */
export const redirectHeaders = (location: string): Record<string, string> => ({
  location,
  'cache-control': 'public, max-age=3600',
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
});
