import { versionsIn, writeObject } from './object-versions.ts';

/**
 * Erasures are remembered beside the photos, not in the tables: a table that is put back to an earlier time
 * would forget those made since. They name leads by id, which tells nothing of a person, and unlike an email
 * (or its hash) leaves alone whoever asked for erasure and books again.
 */
export const erasuresFolder = 'erasures/';

/** Remembers that leads are to be erased. May be repeated. */
export async function recordErasures(leadIds: readonly string[], now: string): Promise<void> {
  for (const leadId of leadIds) {
    const bytes = Buffer.from(JSON.stringify({ lead_id: leadId, erased_at: now }));
    await writeObject('PHOTOS_BUCKET', `${erasuresFolder}${leadId}`, { bytes, type: 'application/json' });
  }
}

/** Ids of all leads that were ever erased. */
export async function recordedErasures(): Promise<Set<string>> {
  const leadIds = new Set<string>();
  for await (const { key } of versionsIn('PHOTOS_BUCKET', erasuresFolder))
    leadIds.add(key.slice(erasuresFolder.length));
  return leadIds;
}
