import * as z from 'zod';
import { Lead, LeadSummary } from '#domain/lead.ts';

/** The list index's columns: those of the table and the export. Other columns are dropped. */
export const LeadRow = z.object({
  ...LeadSummary.shape,
  ...Lead.pick({ has_water: true, has_power: true, internal_notes: true }).shape,
});
export type LeadRow = z.infer<typeof LeadRow>;

export interface Tombstone {
  readonly id: string;
  readonly deleted: true;
}

export type RowChange = LeadRow | Tombstone;

export const isTombstone = (change: RowChange): change is Tombstone => 'deleted' in change;

/** Parses a row of the list index or a whole lead. Throws for anything else. */
export const parseRowChange = (item: Record<string, unknown>): RowChange =>
  item.deleted === true ? { id: String(item.id), deleted: true } : LeadRow.parse(item);
