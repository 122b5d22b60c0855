import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from '#local/data-folder.ts';

const temporaryFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

test('a folder serves one holder at a time, by whatever path it is named', async () => {
  const folder = await temporaryFolder();
  const lock = await lockFolder(path.join(folder, 'data'));
  await expect(lockFolder(`${folder}/./data/`)).rejects.toBeInstanceOf(FolderInUse);
  await lock.release();
  const next = await lockFolder(path.join(folder, 'data'));
  await next.release();
});

test('two folders are held side by side', async () => {
  const locks = await Promise.all([lockFolder(await temporaryFolder()), lockFolder(await temporaryFolder())]);
  await Promise.all(locks.map((lock) => lock.release()));
});
