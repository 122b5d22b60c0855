import { defineConfig } from 'vitest/config';

const project = (name: string, folders: string[], seconds: number) => ({
  name,
  include: folders.map((folder) => `test/${folder}/**/*.test.ts`),
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 2000,
  setupFiles: ['test/console-guard.ts'],
});

/**
 * unit: mocked AWS clients, no ports. integration: the local servers on ports of their own.
 * browser: the whole product in a real Chromium. The last two run one file at a time: machines are small.
 */
export default defineConfig({
  test: {
    projects: [
      { test: project('unit', ['domain', 'functions', 'lib', 'edge', 'web', 'commands'], 20) },
      { test: { ...project('integration', ['local', 'api'], 60), fileParallelism: false } },
      { test: { ...project('browser', ['browser'], 90), fileParallelism: false } },
    ],
  },
});
