/**
 * Runs each file of tests in which one failed once more and whole: `npm test` calls it, since a shared machine may
 * stall for longer than any wait allows for. Vitest's `retry` would repeat a test on what its first try stored.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

const { testResults }: Report = JSON.parse(readFileSync('.build/test-report.json', 'utf8'));
const files = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const report = '--outputFile.json=.build/second-try.json';
if (files.length === 0) {
  console.error('What failed is in no file of tests, so there is nothing to try again.');
  process.exitCode = 1;
} else {
  console.info(`Tried again from their start:\n${files.join('\n')}`);
  const { status } = spawnSync(process.execPath, [...vitest, report, ...files], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
