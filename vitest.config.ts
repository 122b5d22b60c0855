import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

// The processes of a run, some hundreds, load the same packages: Node compiles each once for all of them.
process.env.NODE_COMPILE_CACHE ??= path.resolve('.build/compile-cache');

const project = (name: string, folders: string[], seconds: number) => ({
  name,
  include: folders.map((folder) => `test/${folder}/**/*.test.ts`),
  isolate: false,
  testTimeout: seconds * 1000,
  hookTimeout: seconds * 2000,
  // As long as a slow machine may need; one second is the default.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['test/console-guard.ts'],
  // A line for each call and figure would bury the report; tests of the log ask for them.
  env: { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' },
});

/** Its files begin with the product's modules as a new process has them. */
const anew = (tests: ReturnType<typeof project>) => ({
  ...tests,
  setupFiles: ['test/fresh-modules.ts', ...tests.setupFiles],
});

const unit = anew(project('unit', ['functions', 'web', 'commands', 'pictures'], 20));
const inChromium = { globalSetup: 'test/browser/install-chromium.ts' };
const browser = { ...anew(project('browser', ['browser'], 90)), ...inChromium };
const shared = { ...project('browser-shared', ['browser/shared'], 90), ...inChromium };

/**
 * domain: values in, values out. unit: mocked AWS clients, no ports. stacks: what CDK synthesises. integration: the
 * local servers on ports of their own. browser: the whole product in a real Chromium, one of each for a file;
 * browser-shared: for all files of a process. A process runs many files, as loading packages takes longer than most of
 * them.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'test/temporary-folder.ts',
    projects: [
      { test: project('domain', ['domain', 'edge'], 20) },
      { test: { ...unit, setupFiles: [...unit.setupFiles, 'test/small-pauses.ts'] } },
      { test: project('stacks', ['lib'], 20) },
      { test: anew(project('integration', ['local', 'api'], 60)) },
      { test: { ...browser, exclude: ['test/browser/shared/**'] } },
      { test: shared },
    ],
  },
});
