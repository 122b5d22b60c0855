import { readFile, writeFile } from 'node:fs/promises';
import { schemaVersion } from '#functions/data/keys.ts';
import { migrateLeads } from '#functions/use-cases/lead/migrate-leads.ts';

/** Brings the rows of a data folder to this version, once for each; `mark` is the file that remembers it. */
export async function migrateOnce(mark: string): Promise<void> {
  const reached = await readFile(mark, 'utf8').catch(() => '');
  if (Number(reached) === schemaVersion) return;
  await migrateLeads({ isDry: false, now: new Date().toISOString() });
  await writeFile(mark, `${schemaVersion}\n`);
}
