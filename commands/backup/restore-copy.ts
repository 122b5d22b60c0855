import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contentTable,
  customersTable,
  daysTable,
  leadsTable,
  personalTables,
  pointerKey,
  postsTable,
  quotesTable,
  schemaVersion,
  settingsTable,
  type TableDefinition,
  timelineTable,
} from '#functions/data/keys.ts';
import { type RawRow, rowOfLine, scanRawRows, valuesOf } from '#functions/data/raw-rows.ts';
import { forgetReceipt } from '#functions/data/record/receipts.ts';
import { type LinesFile, Manifest, readLines, verifyFile } from './copy-files.ts';
import { wholeLeadRows } from './lead-rows.ts';
import type { RestoreOptions } from './restore-options.ts';
import { type PhotosRestored, restorePhotos, verifyPhotos } from './restore-photos.ts';
import { type RowsRestored, restoreRows, verifyRows } from './restore-rows.ts';
import { isOfPages } from './rows-of-pages.ts';
import { erasedCustomers } from './without-erased.ts';

export interface Restored {
  readonly tables: Readonly<Record<string, RowsRestored>>;
  readonly photos: PhotosRestored | undefined;
  /** Whether everything was read back and compared equal. */
  readonly isRight: boolean;
  /** The rows are of an older version: they have to be migrated now. */
  readonly isOld: boolean;
}

export async function* rowsOfFile(copy: string, file: string): AsyncGenerator<RawRow> {
  for await (const line of readLines(path.join(copy, file))) yield rowOfLine(line);
}

async function readManifest(copy: string): Promise<Manifest> {
  const text = await readFile(path.join(copy, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${copy} is no copy: it has no manifest.json.`);
  });
  const manifest = Manifest.parse(JSON.parse(text));
  if (manifest.schema > schemaVersion) {
    throw new Error(
      `The copy has rows of version ${manifest.schema}, this code ${schemaVersion}: use its code of then.`,
    );
  }
  return manifest;
}

const fileOf = (manifest: Manifest, { id }: TableDefinition): LinesFile => {
  const file = manifest.tables[id];
  if (!file) throw new Error(`The copy lacks the table ${id}.`);
  return file;
};

/** In the order in which they come back: what leads point to first. Forecasts are fetched anew. */
const restoredTables = [
  postsTable,
  settingsTable,
  contentTable,
  quotesTable,
  timelineTable,
  daysTable,
  customersTable,
  leadsTable,
];

/** Copies from before there was content lack its table: the site shows what ships. */
const tablesOf = (manifest: Manifest): TableDefinition[] =>
  restoredTables.filter(
    ({ id }) =>
      manifest.tables[id] !== undefined || (manifest.schema === schemaVersion && id !== contentTable.id),
  );

async function isEmpty(table: TableDefinition): Promise<boolean> {
  for await (const row of scanRawRows(table)) {
    if (!isOfPages(table, row)) return false;
  }
  return true;
}

async function requireEmpty(): Promise<void> {
  for (const table of personalTables) {
    if (await isEmpty(table)) continue;
    throw new Error(
      `The target's table ${table.id} has rows. Say --existing keep (they win) or --existing overwrite (the copy wins).`,
    );
  }
}

const uploadPointer = pointerKey.photos('');

/** Photo folders of erased leads: their own, and those of their uploads. */
async function erasedFolders(rows: AsyncIterable<RawRow>, erased: ReadonlySet<string>): Promise<Set<string>> {
  const folders = new Set(erased);
  if (erased.size === 0) return folders;
  for await (const { id, lead_id } of rows) {
    if (id?.S?.startsWith(uploadPointer) && erased.has(lead_id?.S ?? '')) {
      folders.add(id.S.slice(uploadPointer.length));
    }
  }
  return folders;
}

/** The books keep the amounts of receipts whose people were erased after the copy was made. */
async function leaveAmounts(rows: AsyncIterable<RawRow>, erased: ReadonlySet<string>): Promise<void> {
  for await (const row of rows) if (erased.has(row.id?.S ?? '')) await forgetReceipt(valuesOf(row));
}

/** Photos first, leads last: the target is live and performs their tasks at once. If interrupted, repeat with `keep`. */
export async function restoreCopy(
  copy: string,
  { existing, erased: erasedIds, now, say }: RestoreOptions,
): Promise<Restored> {
  const manifest = await readManifest(copy);
  const copied = tablesOf(manifest);
  const files = Object.values(manifest.tables);
  for (const file of [...files, ...(manifest.photos ? [manifest.photos] : [])]) {
    await verifyFile(path.join(copy, file.file), file);
  }
  say(`The copy of ${manifest.made_at} (${manifest.made_of}) is whole.`);
  if (existing === 'refuse') await requireEmpty();

  async function* rowsInCopy(table: TableDefinition) {
    for await (const row of rowsOfFile(copy, fileOf(manifest, table).file)) {
      if (!isOfPages(table, row)) yield row;
    }
  }
  const hasCustomers = copied.some(({ id }) => id === customersTable.id);
  const erased = hasCustomers
    ? await erasedCustomers(rowsInCopy(customersTable), erasedIds)
    : new Set(erasedIds);
  const folders = await erasedFolders(rowsInCopy(leadsTable), erased);
  const photos = manifest.photos && (await restorePhotos(copy, manifest.photos, { folders, say }));
  const results: Record<string, RowsRestored> = {};
  const leads = await wholeLeadRows(() => rowsInCopy(leadsTable));
  if (leads.made + leads.dropped > 0) {
    say(
      `  The copy was made while people booked: ${leads.made} pointers made anew, ${leads.dropped} left out.`,
    );
  }
  const rowsOf = (table: TableDefinition) => (table === leadsTable ? leads.rows() : rowsInCopy(table));
  for (const table of copied) {
    results[table.id] = await restoreRows(table, () => rowsOf(table), { existing, erased, now, say });
  }

  say('Reading everything again.');
  let isRight =
    manifest.photos === undefined || (await verifyPhotos(copy, manifest.photos, { folders, say }));
  for (const table of copied) {
    if (!(await verifyRows(table, rowsOf(table), { existing, erased, now, say }))) isRight = false;
  }
  await leaveAmounts(rowsInCopy(leadsTable), erased);
  return { tables: results, photos, isRight, isOld: manifest.schema < schemaVersion };
}
