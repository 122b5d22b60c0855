/**
 * Runs the tests of everything that stores against Amazon's own DynamoDB Local instead of dynalite and its
 * front. Needs Java 17; where there is none it says so and is done. Arguments go to vitest.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fetchJar } from './jar.ts';

/** The major version of the Java on the path; 0 where there is none. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

const found = javaVersion();
if (found < 17) {
  console.info(`skipped: Amazon's DynamoDB Local needs Java 17 or newer, found ${found || 'none'}`);
} else {
  await fetchJar();
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.parity.config.ts'];
  const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
