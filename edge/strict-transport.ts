/** HSTS, by which a browser keeps to HTTPS: two years, in seconds. */
export const strictTransportSeconds = 63_072_000;

export const strictTransport = `max-age=${strictTransportSeconds}; includeSubDomains`;
