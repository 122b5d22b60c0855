import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type FunctionName, functionNames } from '#lib/bundle.ts';
import { percentile } from './timing.ts';

const runs = 9;

export interface BundleFigures {
  readonly name: string;
  /** 1 kB is 1000 bytes. */
  readonly kilobytes: number;
  /** Median over fresh processes, without the start of Node itself. */
  readonly importMs: number;
  /** The least of them in CPU time, which a busy machine disturbs less. */
  readonly cpuMs: number;
}

const bundleThere = `
  const [folder, ...names] = process.argv.slice(1);
  const { bundleFunctions } = await import('./lib/bundle.ts');
  await bundleFunctions(names, folder);`;

const importThere = `
  const start = performance.now();
  const cpu = process.cpuUsage();
  await import(process.argv[1]);
  const { user, system } = process.cpuUsage(cpu);
  process.stdout.write(JSON.stringify([performance.now() - start, (user + system) / 1000]));`;

const run = (program: string, args: readonly string[], cwd = process.cwd()): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, ...args], {
    encoding: 'utf8',
    cwd,
    env: { PATH: process.env.PATH, AWS_REGION: 'us-west-2' },
  });

function figuresOf(
  name: string,
  file: string,
  measured: readonly (readonly [number, number])[],
): BundleFigures {
  const times = measured.map(([wall]) => wall).sort((a, b) => a - b);
  return {
    name,
    kilobytes: statSync(file).size / 1000,
    importMs: percentile(times, 0.5),
    cpuMs: Math.min(...measured.map(([, cpu]) => cpu)),
  };
}

/**
 * Bundles functions as they are deployed, from each of some checkouts; size and import time of each. The checkouts
 * take turns, so that a busy minute is one for all.
 */
export function measureBundles(
  names: readonly FunctionName[] = functionNames,
  checkouts: readonly string[] = [process.cwd()],
): readonly (readonly BundleFigures[])[] {
  const folders = checkouts.map(() => mkdtempSync(join(tmpdir(), 'bundles-')));
  try {
    for (const [index, checkout] of checkouts.entries()) {
      run(bundleThere, [folders[index] ?? '', ...names], checkout);
    }
    return names.map((name) => {
      const files = folders.map((folder) => join(folder, name, 'index.mjs'));
      // `importThere` writes two numbers.
      const rounds = Array.from({ length: runs }, () =>
        files.map((file) => JSON.parse(run(importThere, [pathToFileURL(file).href])) as [number, number]),
      );
      return files.map((file, index) =>
        figuresOf(
          name,
          file,
          rounds.flatMap((round) => round.slice(index, index + 1)),
        ),
      );
    });
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
