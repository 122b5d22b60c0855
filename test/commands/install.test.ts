import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

/** In place of npm: notes each run, and installs the one package that a lockfile of this test names. */
const npm = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
appendFileSync(process.env.NOTES, JSON.stringify({
  command: process.argv.slice(2).join(' '),
  node: process.argv0,
  folder: process.cwd(),
  packages: Object.keys(packages).filter((place) => place !== ''),
  isNpmrcThere: existsSync('.npmrc'),
}) + '\\n');
for (const [place, { bin }] of Object.entries(packages)) {
  if (bin === undefined) continue;
  const file = path.join(place, bin.node);
  mkdirSync(path.dirname(file), { recursive: true });
  symlinkSync(process.execPath, file);
  mkdirSync('node_modules/.bin', { recursive: true });
  symlinkSync(path.resolve(file), 'node_modules/.bin/node');
}
writeFileSync('node_modules/.package-lock.json', '{}');
`;

interface NpmRun {
  readonly command: string;
  readonly node: string;
  readonly folder: string;
  readonly packages: readonly string[];
  readonly isNpmrcThere: boolean;
}

/** Runs the installation of a project that was just cloned, as a Node of a version. */
async function installAs(version: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const project = path.join(folder, 'project');
  const bin = path.join(folder, 'bin');
  await Promise.all([mkdir(project), mkdir(bin)]);
  const node = { version: '24.21.0', os: process.platform, cpu: process.arch, bin: { node: 'bin/node' } };
  const packages = { '': {}, 'node_modules/node-here': node, 'node_modules/other': { version: '1.0.0' } };
  await writeFile(path.join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  await writeFile(path.join(project, '.npmrc'), '');
  const cli = path.join(bin, 'npm-cli.js');
  await writeFile(cli, npm);
  await writeFile(path.join(bin, 'npm'), `#!/bin/sh\nexec node "${cli}" "$@"\n`, { mode: 0o755 });
  const notes = path.join(folder, 'notes');
  const asVersion = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(asVersion)}`,
      path.resolve('commands/install.mjs'),
    ],
    {
      cwd: project,
      env: { NOTES: notes, npm_execpath: cli, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    },
  );
  const lines = (await readFile(notes, 'utf8')).trim().split('\n');
  return { status, project, runs: lines.map((line) => JSON.parse(line) as NpmRun) };
}

const command = 'ci --no-progress --ignore-scripts';

test('on an older Node the project’s own comes first, alone and by the same settings, and runs npm for the rest', async () => {
  const { status, project, runs } = await installAs('20.20.2');
  const scratch = path.join(project, '.build/node');
  expect(status).toBe(0);
  expect(runs).toMatchObject([
    { command, folder: scratch, packages: ['node_modules/node-here'], isNpmrcThere: true },
    { command, folder: project, node: path.join(scratch, 'node_modules/node-here/bin/node') },
  ]);
  await expect(readFile(path.join(scratch, 'package.json'))).rejects.toThrow('ENOENT');
});

test('a Node that is new enough installs everything at once', async () => {
  const { status, project, runs } = await installAs('24.2.0');
  expect(status).toBe(0);
  expect(runs).toMatchObject([{ command, folder: project }]);
});
