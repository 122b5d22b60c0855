/**
 * Runs all tests, and each browser file in which one failed once more and whole, with a product of its own: a shared
 * machine may stall for longer than any wait allows for. Vitest's `retry` would repeat a test on what its first try
 * stored. Whatever fails elsewhere has failed. Leaves the counts, and which files had a second try, in
 * `.build/test-report.json`. Arguments choose files, as for vitest.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestModule } from 'vitest/node';

const inBrowser = ({ project }: TestModule): boolean => project.name.startsWith('browser');
const nameOf = ({ moduleId }: TestModule): string => path.relative(process.cwd(), moduleId);

// As vitest's own command does.
process.env.NODE_ENV ??= 'test';
const vitest = await createVitest({ watch: false, reporters: ['default'] });
const first = await vitest.start(process.argv.slice(2));
const again = first.testModules.filter((file) => !file.ok() && inBrowser(file));
const mayTryAgain = again.length > 0 && first.unhandledErrors.length === 0;
if (mayTryAgain) await vitest.runTestSpecifications(again.map((file) => file.toTestSpecification()));

// Whole again after the second try, which overwrites what its files did before.
const files = vitest.state.getTestModules();
const errors = mayTryAgain ? vitest.state.getUnhandledErrors() : first.unhandledErrors;
const tests = files.flatMap((file) => [...file.children.allTests()]);
const countOf = (state: string): number => tests.filter((test) => test.result().state === state).length;
const brokenFiles = files.filter((file) => !file.ok() && [...file.children.allTests('failed')].length === 0);
const passed = countOf('passed');
const failed = countOf('failed') + brokenFiles.length + errors.length;
const filesText = (count: number): string => (count === 1 ? '1 browser file' : `${count} browser files`);
const outcomeOf = (tried: TestModule): string =>
  files.some((file) => file.moduleId === tried.moduleId && file.ok()) ? 'passed' : 'failed again';
const secondTries = mayTryAgain
  ? [
      `${filesText(again.length)} had a second try:`,
      ...again.map((tried) => `  ${nameOf(tried)} ${outcomeOf(tried)}`),
    ]
  : ['No file had a second try.'];
console.info(secondTries.join('\n'));
writeFileSync('.build/test-report.json', `${JSON.stringify({ passed, failed, secondTries })}\n`);
process.exitCode = failed === 0 ? 0 : 1;
await vitest.exit();
