declare global {
  /** Zod's settings; where they stand before zod is loaded, it takes them over. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod tries to compile its checks with `new Function` when the first schema is made. The site's
 * Content-Security-Policy forbids that, and browsers report even the attempt.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
