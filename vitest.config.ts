import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

// The processes of a run, some hundreds, load the same packages: Node compiles each once for all of them.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.build/compile-cache');

const project = (name: string, folders: string[], seconds: number) => ({
  name,
  include: folders.map((folder) => `test/${folder}/**/*.test.ts`),
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 2000,
  // As long as a slow machine may need; one second is the default.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['test/console-guard.ts'],
  // A line for each call and figure would bury the report; tests of the log ask for them.
  env: { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' },
});

const domain = project('domain', ['domain', 'edge'], 20);
const unit = project('unit', ['functions', 'web', 'commands', 'pictures'], 20);
unit.setupFiles = ['test/fresh-modules.ts', ...unit.setupFiles, 'test/small-pauses.ts'];

const browser = { globalSetup: 'test/browser/install-chromium.ts' };

/**
 * domain: values in, values out, so that its files share a process. unit: mocked AWS clients, no ports; a process loads
 * packages once for all its files. stacks: what CDK synthesises; its files share a process, which loads CDK once.
 * integration: the local servers on ports of their own. browser: the whole product in a real Chromium, one of each for
 * a file; browser-shared: for all files of a process.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'test/temporary-folder.ts',
    projects: [
      { test: { ...domain, isolate: false } },
      { test: { ...unit, isolate: false } },
      { test: { ...project('stacks', ['lib'], 20), isolate: false } },
      { test: project('integration', ['local', 'api'], 60) },
      { test: { ...project('browser', ['browser'], 90), ...browser, exclude: ['test/browser/shared/**'] } },
      { test: { ...project('browser-shared', ['browser/shared'], 90), ...browser, isolate: false } },
    ],
  },
});
