import { keptPrefix } from '#domain/photos.ts';
import { eraseRows } from './erasure.ts';
import { timelineTable } from './keys.ts';
import { rowOf } from './leads.ts';
import { eraseVersion, versionsIn } from './object-versions.ts';
import { timelineRows } from './person-rows.ts';

/**
 * Erases what an expired lead leaves behind: its timeline, and its photos in all versions. It never has a quote.
 * May be repeated. A lead that a copy has brought back meanwhile keeps both.
 */
export async function eraseRemains(leadId: string): Promise<void> {
  if (await rowOf(leadId)) return;
  await eraseRows(timelineTable, await timelineRows(leadId));
  for await (const version of versionsIn('PHOTOS_BUCKET', `${keptPrefix}${leadId}/`)) {
    await eraseVersion('PHOTOS_BUCKET', version);
  }
}
