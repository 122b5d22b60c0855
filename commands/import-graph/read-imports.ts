import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Paths relative to the project. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Relies on Biome's formatting: single quotes, `from '...'` on one line. */
const specifier = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;

function targetOf(file: string, specified: string): string | undefined {
  if (specified.startsWith('#')) return specified.slice(1);
  if (specified.startsWith('.')) return path.posix.join(path.posix.dirname(file), specified);
  return undefined; // a package
}

/** Without files that git ignores. */
export async function readImports(): Promise<readonly Import[]> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n');
  const imports = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(from, 'utf8').catch(() => ''); // deleted, not yet committed
      return [...text.matchAll(specifier)].flatMap(([, specified = '']) => {
        const to = targetOf(from, specified);
        return to?.includes('/') ? [{ from, to }] : [];
      });
    }),
  );
  return imports.flat();
}
