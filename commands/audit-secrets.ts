/** `npm run audit:secrets`: secrets in files of git, private values in the last build and synth; masked, then fails. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { privateValuesIn } from './audit/private-marks.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const linter = fileURLToPath(new URL('../bin/secretlint.js', import.meta.resolve('secretlint')));

export const ownFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: project })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(project, file)));

export function secretsIn(files: readonly string[]): string {
  const options = ['--maskSecrets', '--no-glob', '--format', 'compact'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [linter, ...options, ...files], {
    cwd: project,
    encoding: 'utf8',
  });
  // Status 1 means secrets were found.
  if (status !== 0 && status !== 1) throw new Error(`secretlint failed: ${stderr}`);
  return stdout.trim();
}

const texts = '**/*.{html,js,mjs,css,txt,xml,json,webmanifest,svg}';

export const privateValuesBelow = (folder: string, where: 'site' | 'function'): string[] =>
  globSync(texts, { cwd: folder }).flatMap((file) =>
    privateValuesIn(readFileSync(join(folder, file), 'utf8'), where).map((found) => `${file}: ${found}`),
  );

/** A folder that does not exist has not been checked, so it fails. */
const privateValuesMadeBy = (command: string, folder: string, where: 'site' | 'function'): string[] =>
  existsSync(join(project, folder))
    ? privateValuesBelow(join(project, folder), where)
    : [`${folder} is not there: ${command} makes it`];

if (import.meta.main) {
  const files = ownFiles();
  const found = [
    secretsIn(files),
    ...privateValuesMadeBy('npm run build', '.build/site', 'site'),
    ...privateValuesMadeBy('npm run synth', '.build/functions', 'function'),
  ].filter((line) => line !== '');
  process.stdout.write(`${[...found, `${files.length} files, ${found.length} findings`].join('\n')}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
