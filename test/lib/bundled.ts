import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Metafile } from 'esbuild';
import { bundleFunctions, functionNames } from '#lib/bundle.ts';

/** All functions as they are deployed. */
interface Bundled extends Pick<Metafile, 'inputs' | 'outputs'> {
  readonly folder: string;
}

const isAlreadyThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Bundles the functions for all files of a run, whose temporary folder is its own; whoever comes first does it. */
export async function bundled(): Promise<Bundled> {
  const folder = join(tmpdir(), 'bundled-functions');
  const [done, failed] = [join(folder, 'metafile.json'), join(folder, 'failed')];
  try {
    await mkdir(folder);
    const metafile = await bundleFunctions(functionNames, folder);
    await writeFile(`${done}.part`, JSON.stringify(metafile));
    await rename(`${done}.part`, done);
  } catch (error) {
    if (!isAlreadyThere(error)) {
      await writeFile(failed, '');
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error('Another file of tests could not bundle the functions.');
    await sleep(100);
  }
  return { folder, ...JSON.parse(await readFile(done, 'utf8')) };
}
