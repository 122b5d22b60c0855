import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `from` imports `to`; both are paths from the project's folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** What Biome leaves of an import: single quotes, one line for `from '...'`; types and values alike. */
const specifier = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;

function targetOf(file: string, specified: string): string | undefined {
  if (specified.startsWith('#')) return specified.slice(1);
  if (specified.startsWith('.')) return path.posix.join(path.posix.dirname(file), specified);
  return undefined; // a package
}

/** All imports between the project's own files, those that git ignores left out. */
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
