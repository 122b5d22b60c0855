import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NoSuchKey } from '@aws-sdk/client-s3';
import { quarantinePrefix } from '#domain/photo/photos.ts';
import { withoutCode } from '#domain/privacy/data-requests.ts';
import { schemaVersion, type TableDefinition, tables } from '#functions/data/keys.ts';
import { type ObjectVersion, readObject, versionsIn } from '#functions/data/privacy/object-versions.ts';
import { lineOfRow, scanRawRows } from '#functions/data/raw-rows.ts';
import {
  inParallel,
  type LinesFile,
  type Manifest,
  type PhotoLine,
  sha256Of,
  writeLines,
} from './copy-files.ts';
import { removeUnfinishedCopies, unfinishedPrefix } from './old-copies.ts';
import { isOfPages } from './rows-of-pages.ts';

export interface CopyOptions {
  readonly to: string;
  readonly photos: boolean;
  readonly from: string;
  readonly now: string;
  readonly say: (line: string) => void;
}

async function copyTable(
  table: TableDefinition,
  directory: string,
  say: CopyOptions['say'],
): Promise<LinesFile> {
  const file = `${table.id}.jsonl.gz`;
  async function* lines() {
    let count = 0;
    for await (const row of scanRawRows(table)) {
      if (isOfPages(table, row)) continue;
      count += 1;
      if (count % 20_000 === 0) say(`  ${table.id}: ${count} rows`);
      yield lineOfRow(withoutCode(row));
    }
  }
  const written = { file, ...(await writeLines(path.join(directory, file), lines())) };
  say(`  ${table.id}: ${written.lines} rows`);
  return written;
}

async function* currentPhotos(): AsyncGenerator<ObjectVersion> {
  for await (const version of versionsIn('PHOTOS_BUCKET')) {
    const { key, isCurrent, size } = version;
    if (isCurrent && size !== undefined && !key.startsWith(quarantinePrefix)) yield version;
  }
}

/** Checked or erased since it was listed. */
function absentIfGone(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}

async function copyPhotos(directory: string, say: CopyOptions['say']): Promise<LinesFile> {
  const folder = path.join(directory, 'photos');
  await mkdir(folder, { mode: 0o700 });
  const list: PhotoLine[] = [];
  let count = 0;
  await inParallel(currentPhotos(), 6, async ({ key }) => {
    const photo = await readObject('PHOTOS_BUCKET', key).catch(absentIfGone);
    if (!photo) return;
    const { bytes, type } = photo;
    count += 1;
    const file = String(count).padStart(6, '0');
    await writeFile(path.join(folder, file), bytes, { mode: 0o600, flag: 'wx' });
    list.push({
      key,
      file,
      ...(type !== undefined && { type }),
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    });
    if (count % 500 === 0) say(`  photos: ${count}`);
  });
  async function* lines() {
    for (const photo of list) yield JSON.stringify(photo);
  }
  const file = 'photos.jsonl.gz';
  const written = { file, ...(await writeLines(path.join(directory, file), lines())) };
  say(`  photos: ${written.lines}`);
  return written;
}

/** Leads come first: a booking meanwhile may leave its timeline without its lead, never the other way around. */
export async function writeCopy({ to, photos, from, now, say }: CopyOptions): Promise<string> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await removeUnfinishedCopies(to, now);
  const name = now.replaceAll(':', '-');
  const work = path.join(to, `${unfinishedPrefix}${name}`);
  await mkdir(work, { mode: 0o700 });
  try {
    const files: Record<string, LinesFile> = {};
    for (const table of tables) files[table.id] = await copyTable(table, work, say);
    const manifest: Manifest = {
      format: 1,
      schema: schemaVersion,
      made_at: now,
      made_of: from,
      tables: files,
      ...(photos && { photos: await copyPhotos(work, say) }),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(work, 'manifest.json'), text, { mode: 0o600 });
    await rename(work, path.join(to, name));
    return path.join(to, name);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}
