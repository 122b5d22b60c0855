declare global {
  /** Zod's settings; it reads them when it loads. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Zod tries `new Function` for its first schema; browsers report even the attempt to the CSP. */
globalThis.__zod_globalConfig = { jitless: true };

export {};
