import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { incomingPrefix } from '#domain/photo/photos.ts';
import { erasuresFolder } from '#functions/data/privacy/erasure-records.ts';
import { readObject, sizeOfObject, writeObject } from '#functions/data/privacy/object-versions.ts';
import { inParallel, type LinesFile, PhotoLine, readLines, sha256Of } from './copy-files.ts';

interface PhotoOptions {
  /** Of erased leads and their uploads. */
  readonly folders: ReadonlySet<string>;
  readonly say: (line: string) => void;
}

export interface PhotosRestored {
  readonly written: number;
  /** Already there: a key is never reused for another photo. */
  readonly kept: number;
  readonly erased: number;
}

const workers = 6;

async function* photosOfFile(copy: string, { file }: LinesFile): AsyncGenerator<PhotoLine> {
  for await (const line of readLines(path.join(copy, file))) yield PhotoLine.parse(JSON.parse(line));
}

const isErased = ({ key }: PhotoLine, folders: ReadonlySet<string>): boolean =>
  folders.has(key.split('/')[1] ?? '') && !key.startsWith(erasuresFolder);

export async function restorePhotos(
  copy: string,
  list: LinesFile,
  { folders, say }: PhotoOptions,
): Promise<PhotosRestored> {
  const count = { written: 0, kept: 0, erased: 0 };
  await inParallel(photosOfFile(copy, list), workers, async (photo) => {
    if (isErased(photo, folders)) {
      count.erased += 1;
      return;
    }
    if ((await sizeOfObject('PHOTOS_BUCKET', photo.key)) === photo.bytes) {
      count.kept += 1;
      return;
    }
    const bytes = await readFile(path.join(copy, 'photos', photo.file));
    if (sha256Of(bytes) !== photo.sha256) throw new Error(`Photo ${photo.file} of the copy is damaged.`);
    await writeObject('PHOTOS_BUCKET', photo.key, { bytes, type: photo.type });
    count.written += 1;
  });
  say(`  photos: ${count.written} written, ${count.kept} kept, ${count.erased} erased`);
  return count;
}

export async function verifyPhotos(
  copy: string,
  list: LinesFile,
  { folders, say }: PhotoOptions,
): Promise<boolean> {
  const count = { same: 0, moved: 0, wrong: 0 };
  await inParallel(photosOfFile(copy, list), workers, async (photo) => {
    if (isErased(photo, folders)) return;
    const size = await sizeOfObject('PHOTOS_BUCKET', photo.key);
    // The check moves an upload out of the incoming prefix.
    if (size === undefined && photo.key.startsWith(incomingPrefix)) count.moved += 1;
    else if (size === undefined) count.wrong += 1;
    else if (sha256Of((await readObject('PHOTOS_BUCKET', photo.key)).bytes) === photo.sha256) count.same += 1;
    else count.wrong += 1;
  });
  say(`  photos: ${count.same} equal, ${count.moved} checked since, ${count.wrong} missing or wrong`);
  return count.wrong === 0;
}
