import { keptPrefix } from '#domain/photo/photos.ts';
import { timelineTable } from '../keys.ts';
import { eraseRows } from '../privacy/lead-erasure.ts';
import { eraseVersion, versionsIn } from '../privacy/object-versions.ts';
import { timelineRows } from '../privacy/person-rows.ts';
import { rowOf } from './leads.ts';

/** Timeline and photos in all versions, may be repeated. A lead that a copy has brought back keeps both. */
export async function eraseRemains(leadId: string): Promise<void> {
  if (await rowOf(leadId)) return;
  await eraseRows(timelineTable, await timelineRows(leadId));
  for await (const version of versionsIn('PHOTOS_BUCKET', `${keptPrefix}${leadId}/`)) {
    await eraseVersion('PHOTOS_BUCKET', version);
  }
}
