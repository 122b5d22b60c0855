import { defineConfig } from 'vitest/config';

/** `npm run test:grants`: the tests whose calls reach the local services, which note what was allowed. */
export default defineConfig({
  test: {
    include: ['test/api/**/*.test.ts', 'test/local/{artefacts,jobs,publish,restore-drill}.test.ts'],
    exclude: ['test/api/fuzz.test.ts'],
    globalSetup: 'test/temporary-folder.ts',
    setupFiles: ['test/console-guard.ts', 'test/grants/note-asks.ts'],
    env: { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' },
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
