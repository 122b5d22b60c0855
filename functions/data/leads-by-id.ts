import type * as z from 'zod';
import type { LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { readRows } from './batch-read.ts';
import { leadsTable } from './keys.ts';
import { leadOfRecord } from './lead-records.ts';

/** What a reader needs of leads: a part of their schema. */
type LeadPart = z.ZodObject<{ id: typeof LeadId } & z.ZodRawShape>;

/**
 * Parts of leads by id, without asking for the rest, strongly consistent; leads that are gone or in quarantine are left
 * out.
 */
export async function leadPartsById<Part extends LeadPart>(
  part: Part,
  ids: readonly string[],
): Promise<Map<string, z.output<Part>>> {
  const rows = await readRows(leadsTable, ids, [...Object.keys(part.shape), 'deleted', 'quarantined']);
  const shown = rows.filter(({ deleted, quarantined }) => deleted !== true && quarantined !== true);
  return new Map(shown.map((row) => [String(row.id), part.parse(row)]));
}

/** Leads by id, strongly consistent; those that are gone or in quarantine are left out. */
export async function leadsById(ids: readonly string[]): Promise<Map<string, Lead>> {
  const records = await readRows(leadsTable, ids);
  const leads = records.flatMap((record) => leadOfRecord(record) ?? []);
  return new Map(leads.filter(({ quarantined }) => !quarantined).map((lead) => [lead.id, lead]));
}
