/**
 * How the hashes of inline scripts reach the Content-Security-Policy: the build leaves them in this file
 * (prerender/policy-file.ts), the stack reads it (lib/site-build.ts) into CloudFront's policies of response headers
 * (lib/cdn.ts), the local site into its own headers. It is neither uploaded nor served.
 */
export const policyFile = 'csp.json';
