import type { Lead } from '#domain/lead.ts';
import { leadOfRecord } from './lead-records.ts';
import { readItems } from './recent-edits.ts';

/** Leads by id, strongly consistent; those that are gone or in quarantine are left out. */
export async function leadsById(ids: readonly string[]): Promise<Map<string, Lead>> {
  const records = await readItems([...new Set(ids)]);
  const leads = records.flatMap((record) => leadOfRecord(record) ?? []);
  return new Map(leads.filter(({ quarantined }) => !quarantined).map((lead) => [lead.id, lead]));
}
