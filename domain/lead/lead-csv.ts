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

export type CsvLead = Pick<Lead, (typeof csvColumns)[number]>;

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\u{feff}';

/** Spreadsheets skip leading blanks and invisible characters, and accept full-width signs. */
function isFormula(text: string): boolean {
  const [, first = ''] = /^[\s\p{Cf}"]*([^\s\p{Cf}"])/u.exec(text) ?? [];
  return /[=+\-@]/.test(first.normalize('NFKC'));
}

/** Where `;` or a tab separates cells, a cell may start after one, and after a line break. */
function defused(text: string): string {
  const guarded = text.split(/(?<=[;\t\r\n])/).map((part) => (isFormula(part) ? `'${part}` : part));
  return `${/^[\t\r\n]/.test(text) ? "'" : ''}${guarded.join('')}`;
}

export function csvCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const harmless = defused(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Shown as Los Angeles time, with the instant in an extra column at the end. */
const instantColumns = ['created_at', 'scheduled_at'] as const;

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** `2026-11-22 09:41`, the format that spreadsheets recognize. */
const wallClockCell = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : wallClockOf(instant).replace('T', ' ');

export const csvHeader = lineOf([...csvColumns, ...instantColumns.map((column) => `${column}_utc`)]);

/** A line with CRLF; times are Los Angeles time. */
export function csvLine(lead: CsvLead): string {
  const shown = {
    ...lead,
    created_at: wallClockCell(lead.created_at),
    scheduled_at: wallClockCell(lead.scheduled_at),
  };
  return lineOf([
    ...csvColumns.map((column) => csvCell(shown[column])),
    ...instantColumns.map((column) => csvCell(lead[column])),
  ]);
}
