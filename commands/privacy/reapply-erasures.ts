import { keptPrefix } from '#domain/photo/photos.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { recordedErasures } from '#functions/data/privacy/erasure-records.ts';
import { versionsIn } from '#functions/data/privacy/object-versions.ts';
import { findPersonRows, type Row } from '#functions/data/privacy/person-rows.ts';
import { type ErasureTools, erasePerson } from './erase-person.ts';
import { findPerson } from './find-person.ts';
import type { Traces } from './prove-erasure.ts';

const leadsOfDay = ({ entries }: Row): string[] =>
  Object.values((entries ?? {}) as Record<string, DayEntry>).map(({ lead_id }) => lead_id); // as it was stored

/** Ids among `erased` of which something is there again. */
async function returnedIds(erased: ReadonlySet<string>): Promise<string[]> {
  const rows = await findPersonRows({ leadIds: [...erased] });
  const { leads, pointers, timeline, quotes, customers, keptCustomers, days } = rows;
  const ids = new Set([...leads, ...customers].map(({ id }) => String(id)));
  const named = [...keptCustomers.flatMap(({ lead_ids }) => lead_ids), ...days.flatMap(leadsOfDay)];
  for (const id of named.map(String)) if (erased.has(id)) ids.add(id);
  for (const { lead_id } of [...pointers, ...timeline, ...quotes]) ids.add(String(lead_id));
  for await (const { key } of versionsIn('PHOTOS_BUCKET', keptPrefix)) {
    const [, id = ''] = key.split('/');
    if (erased.has(id)) ids.add(id);
  }
  return [...ids];
}

/** Repeats erasures that a restore has undone. `noted`: erasures known from elsewhere. Returns the remaining traces. */
export async function reapplyErasures(
  noted: ReadonlySet<string>,
  tools: ErasureTools,
): Promise<{ leadIds: readonly string[]; traces: readonly Traces[] }> {
  const leadIds = await returnedIds(new Set([...noted, ...(await recordedErasures())]));
  if (leadIds.length === 0) return { leadIds, traces: [] };
  const person = await findPerson({ leadIds }, tools.mails);
  return { leadIds, traces: await erasePerson(person, tools) };
}
