import { defineConfig } from 'vitest/config';

/** `npm run test:engines`: the main walks in Firefox and in WebKit. */
export default defineConfig({
  test: {
    include: ['test/engines/**/*.test.ts'],
    globalSetup: ['test/temporary-folder.ts', 'test/engines/install-engines.ts'],
    setupFiles: ['test/console-guard.ts'],
    env: { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
