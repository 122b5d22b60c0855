/** `npm run audit:licences`: what reaches others must be permissive; tools may be stricter free software. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** These only require attribution. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
]);

/** Free, but with conditions for redistribution: nothing under these is ever deployed. */
const forToolsAlone = new Set(['Artistic-2.0', 'CC-BY-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'WTFPL']);

/** Packages without a license in their lockfile entry, with the license in their own files. */
const unnamed: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  querystring: 'MIT',
  streamsearch: 'MIT',
  suncalc: 'BSD-2-Clause',
};

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Evaluates an SPDX expression: any side of an OR, every side of an AND. */
function allows(expression: string, isAllowed: (licence: string) => boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => allows(part, isAllowed));
  return plain.split(' AND ').every((part) => isAllowed(part.trim()));
}

export function licenceFaults({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
    // The project itself.
    if (path === '') return [];
    const name = nameOf(path);
    const licence = license ?? unnamed[name];
    if (licence === undefined) return [`${name}@${version} names no licence.`];
    if (allows(licence, (part) => permissive.has(part) || (dev === true && forToolsAlone.has(part))))
      return [];
    return [`${name}@${version} is under ${licence}${dev ? '' : ' and would be deployed'}.`];
  });
}

if (import.meta.main) {
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile;
  const faults = licenceFaults(lockfile);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.stdout.write(
    `${Object.keys(lockfile.packages).length - 1} packages, ${faults.length} not allowed.\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
