import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FolderInUse, type FolderLock, lockFolder } from '../data-folder.ts';

const waitMs = 200;
const project = fileURLToPath(new URL('../..', import.meta.url));
const sourceFiles = [
  'web/**/*',
  'domain/**/*',
  'content/**/*',
  'edge/**/*',
  'prerender/**/*',
  'commands/build*',
  'commands/build/**/*',
  'lib/without-json-schema.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** A hash over names and contents: times of files say nothing after a clone. */
async function fingerprintOfSources(): Promise<string> {
  const found: string[] = [];
  for await (const entry of glob(sourceFiles, { cwd: project, withFileTypes: true })) {
    if (entry.isFile()) found.push(path.relative(project, path.join(entry.parentPath, entry.name)));
  }
  const hash = createHash('sha256');
  for (const name of found.sort()) hash.update(`${name}\0`).update(await readFile(path.join(project, name)));
  return hash.digest('hex');
}

async function build(folder: string): Promise<void> {
  const program = path.join(project, 'commands/build.ts');
  const child = spawn(process.execPath, [program, '--samples', '--out', folder], {
    cwd: project,
    // The start's own lines go to stdout; those of the build must not come between them.
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the build of the site failed; its own words stand above');
}

/** Waits its turn: tests may run beside a start and need the same build. */
async function lockBuild(folder: string): Promise<FolderLock> {
  for (;;) {
    try {
      return await lockFolder(path.dirname(folder));
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await sleep(waitMs);
    }
  }
}

/** With samples, unless done from these very sources; in a process of its own, which takes its memory along. */
export async function ensureBuilt(folder: string): Promise<void> {
  const mark = `${folder}.sources`;
  const lock = await lockBuild(folder);
  try {
    const fingerprint = await fingerprintOfSources();
    if ((await readFile(mark, 'utf8').catch(() => '')) === fingerprint) return;
    // A build that fails or is cut off leaves a folder of no state at all.
    await rm(mark, { force: true });
    await build(folder);
    await writeFile(mark, fingerprint);
  } finally {
    await lock.release();
  }
}
