import type { Lead } from '#domain/lead.ts';
import { type RowPart, readParts, readRows } from '../batch-read.ts';
import { leadsTable } from '../keys.ts';
import { leadOfRecord } from '../lead-records.ts';

/** Parts of leads by id, strongly consistent; those that are gone or in quarantine are left out. */
export const leadPartsById = <Part extends RowPart>(part: Part, ids: readonly string[]) =>
  readParts(leadsTable, part, ids, ['deleted', 'quarantined']);

/** Leads by id, strongly consistent; those that are gone or in quarantine are left out. */
export async function leadsById(ids: readonly string[]): Promise<Map<string, Lead>> {
  const records = await readRows(leadsTable, ids);
  const leads = records.flatMap((record) => leadOfRecord(record) ?? []);
  return new Map(leads.filter(({ quarantined }) => !quarantined).map((lead) => [lead.id, lead]));
}
