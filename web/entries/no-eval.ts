declare global {
  /** Zod's settings; it reads them when it loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * When the first schema is made, zod tries to compile checks with `new Function`. The
 * Content-Security-Policy forbids that, and browsers report even the attempt.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
