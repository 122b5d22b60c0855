import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

let folder: string;

/** All temporary files of a run lie in one folder, which goes with it: a synthesis alone leaves 35 MB. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'boat-tests-'));
  // Whichever of these names the place for temporary files here; workers and what they start inherit it.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
