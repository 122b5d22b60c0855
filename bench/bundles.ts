import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundleFunctions, type FunctionName, functionNames } from '#lib/bundle.ts';
import { percentile } from './timing.ts';

const runs = 9;

export interface BundleFigures {
  readonly name: string;
  /** 1 kB is 1000 bytes. */
  readonly kilobytes: number;
  /** Median over fresh processes, without the start of Node itself. */
  readonly importMs: number;
}

function importOnce(file: string): number {
  const program = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); process.stdout.write(String(performance.now() - start));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, AWS_REGION: 'us-west-2' },
  });
  return Number(output);
}

/** Bundles functions as they are deployed; size and import time of each. */
export async function measureBundles(
  names: readonly FunctionName[] = functionNames,
): Promise<readonly BundleFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  try {
    await bundleFunctions(names, folder);
    return names.map((name) => {
      const file = join(folder, name, 'index.mjs');
      const times = Array.from({ length: runs }, () => importOnce(file)).sort((a, b) => a - b);
      return { name, kilobytes: statSync(file).size / 1000, importMs: percentile(times, 0.5) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
