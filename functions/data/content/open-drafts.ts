import * as z from 'zod';
import { contentKinds } from '#domain/content/content.ts';
import { readKeys } from '../batch-read.ts';
import { contentRow, contentTable, draftAndLiveKeys } from '../keys.ts';

const Saved = z.object({
  kind: z.string(),
  row: z.string(),
  version: z.number(),
  is_open: z.boolean().optional(),
});

/** Whether the owner has changed anything of the site and not published it. */
export async function hasOpenDraft(): Promise<boolean> {
  const read = await readKeys(contentTable, draftAndLiveKeys(contentKinds), Object.keys(Saved.shape));
  const rows = read.map((row) => Saved.parse(row));
  const liveVersions = new Map(
    rows.filter(({ row }) => row === contentRow.live).map(({ kind, version }) => [kind, version]),
  );
  return rows.some(({ kind, version, is_open }) => is_open && version > (liveVersions.get(kind) ?? 0));
}
