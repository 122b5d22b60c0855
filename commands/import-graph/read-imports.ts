import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** `to` is a path relative to the project, or a package's name. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Imports {
  readonly files: readonly Import[];
  /** All of Node's own modules are `node:*`. */
  readonly packages: readonly Import[];
}

/** Relies on Biome's formatting: single quotes, `from '...'` on one line. */
const specifier = /(?:\bfrom|\bimport\(|^import)\s*'([#./@a-z][^'\s]*)'/gm;

function fileNamed(file: string, specified: string): string | undefined {
  if (specified.startsWith('#')) return specified.slice(1);
  if (specified.startsWith('.')) return path.posix.join(path.posix.dirname(file), specified);
  return undefined;
}

function packageNamed(specified: string): string {
  if (specified.startsWith('node:')) return 'node:*';
  return specified
    .split('/')
    .slice(0, specified.startsWith('@') ? 2 : 1)
    .join('/');
}

function importsOf(from: string, text: string): Imports {
  const specified = [...text.matchAll(specifier)].map(([, name = '']) => name);
  const files = specified.flatMap((name) => fileNamed(from, name) ?? []);
  const packages = specified.filter((name) => fileNamed(from, name) === undefined).map(packageNamed);
  return {
    files: files.map((to) => ({ from, to })),
    packages: packages.map((to) => ({ from, to })),
  };
}

/** Types included; without files that git ignores. */
export async function readImports(): Promise<Imports> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const names = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n');
  const read = await Promise.all(
    names.map(async (from) => importsOf(from, await readFile(from, 'utf8').catch(() => ''))), // '': deleted, not yet committed
  );
  return {
    files: read.flatMap(({ files }) => files),
    packages: read.flatMap(({ packages }) => packages),
  };
}
