/**
 * Runs all tests, and each file in which one failed once more and whole, with a product of its own: a shared machine
 * may stall for longer than any wait allows for. Vitest's `retry` would repeat a test on what its first try stored.
 * Leaves the counts of the last tries in `.build/test-report.json`. Arguments choose files, as for vitest.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { createVitest } from 'vitest/node';

// As vitest's own command does.
process.env.NODE_ENV ??= 'test';
const vitest = await createVitest({ watch: false, reporters: ['default'] });
const first = await vitest.start(process.argv.slice(2));
const failedFiles = first.testModules.filter((file) => !file.ok());
const again = failedFiles.length > 0 && first.unhandledErrors.length === 0;
if (again) console.info(`Tried again:\n${failedFiles.map(({ moduleId }) => moduleId).join('\n')}`);
const last = again
  ? await vitest.runTestSpecifications(failedFiles.map((file) => file.toTestSpecification()))
  : first;

const tests = last.testModules.flatMap((file) => [...file.children.allTests()]);
const countOf = (state: string): number => tests.filter((test) => test.result().state === state).length;
const brokenFiles = last.testModules.filter(
  (file) => !file.ok() && [...file.children.allTests('failed')].length === 0,
);
const passed = countOf('passed');
const failed = countOf('failed') + brokenFiles.length + last.unhandledErrors.length;
writeFileSync('.build/test-report.json', `${JSON.stringify({ passed, failed })}\n`);
process.exitCode = failed === 0 ? 0 : 1;
await vitest.exit();
