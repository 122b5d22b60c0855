import { versionsIn, writeObject } from './object-versions.ts';

/** Beside the photos, as a restored table would forget later ones. Lead ids identify no one; an email or hash would. */
export const erasuresFolder = 'erasures/';

export async function recordErasures(leadIds: readonly string[], now: string): Promise<void> {
  for (const leadId of leadIds) {
    const bytes = Buffer.from(JSON.stringify({ lead_id: leadId, erased_at: now }));
    await writeObject('PHOTOS_BUCKET', `${erasuresFolder}${leadId}`, { bytes, type: 'application/json' });
  }
}

export async function recordedErasures(): Promise<Set<string>> {
  const leadIds = new Set<string>();
  for await (const { key } of versionsIn('PHOTOS_BUCKET', erasuresFolder))
    leadIds.add(key.slice(erasuresFolder.length));
  return leadIds;
}
