import * as z from 'zod';
import { Lead, LeadSummary } from '#domain/lead.ts';

/** What the list index keeps of a lead: the table's columns and those of the export. Other columns fall away. */
export const LeadRow = z.object({
  ...LeadSummary.shape,
  ...Lead.pick({ has_water: true, has_power: true, internal_notes: true }).shape,
});
export type LeadRow = z.infer<typeof LeadRow>;

/** A lead that is no more. */
export interface Tombstone {
  readonly id: string;
  readonly deleted: true;
}

export type RowChange = LeadRow | Tombstone;

export const isTombstone = (change: RowChange): change is Tombstone => 'deleted' in change;

/** Reads a row of the list index or a whole lead. A row that is neither fails loudly. */
export const parseRowChange = (item: Record<string, unknown>): RowChange =>
  item.deleted === true ? { id: String(item.id), deleted: true } : LeadRow.parse(item);
