import { csvCell, csvRow } from '../csv.ts';
import type { Lead } from '../lead.ts';
import { wallClockOf } from '../los-angeles.ts';

const csvColumns = [
  'id',
  'created_at',
  'full_name',
  'email',
  'phone',
  'city',
  'boat_type',
  'length_ft',
  'requested_service',
  'has_water',
  'has_power',
  'status',
  'monthly_plan_interest',
  'est_price_min',
  'est_price_max',
  'scheduled_at',
  'internal_notes',
  'public_slug',
] as const satisfies readonly (keyof Lead)[];

export type CsvLead = Pick<Lead, (typeof csvColumns)[number]> & {
  readonly last_visit_at?: string | undefined;
};

/** Shown as Los Angeles time, with the instant in an extra column. */
const instantColumns = ['created_at', 'scheduled_at'] as const;

/** `2026-11-22 09:41`, the format that spreadsheets recognize. */
const wallClockCell = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : wallClockOf(instant).replace('T', ' ');

export const csvHeader = csvRow([
  ...csvColumns,
  ...instantColumns.map((column) => `${column}_utc`),
  'last_visit_at',
]);

/** A line with CRLF; times are Los Angeles time. */
export function csvLine(lead: CsvLead): string {
  const shown = {
    ...lead,
    created_at: wallClockCell(lead.created_at),
    scheduled_at: wallClockCell(lead.scheduled_at),
  };
  return csvRow([
    ...csvColumns.map((column) => csvCell(shown[column])),
    ...instantColumns.map((column) => csvCell(lead[column])),
    csvCell(wallClockCell(lead.last_visit_at)),
  ]);
}
