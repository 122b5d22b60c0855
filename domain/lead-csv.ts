import type { Lead } from './lead.ts';
import { wallClockOf } from './los-angeles.ts';

/** Columns of the export, in the order that the customer named them. */
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

/** Whether a spreadsheet might run a text: some skip what is blank or unseen, or know signs of full width. */
function isFormula(text: string): boolean {
  const [, first = ''] = /^[\s\p{Cf}"]*([^\s\p{Cf}"])/u.exec(text) ?? [];
  return /[=+\-@]/.test(first.normalize('NFKC'));
}

/**
 * A text that no spreadsheet runs: an apostrophe stands before each part that could be a formula. Where the list
 * separator is `;`, as in much of Europe, or a tab, a cell may begin after each of them and after a line break.
 */
function defused(text: string): string {
  const guarded = text.split(/(?<=[;\t\r\n])/).map((part) => (isFormula(part) ? `'${part}` : part));
  return `${/^[\t\r\n]/.test(text) ? "'" : ''}${guarded.join('')}`;
}

/**
 * One cell by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe in front, which also
 * keeps a phone number `+1 310 555 0142` readable instead of letting it be computed.
 */
export function csvCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const harmless = defused(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Columns that hold an instant: shown as wall clock, with the instant itself in a column at the line's end. */
const instantColumns = ['created_at', 'scheduled_at'] as const;

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** `2026-11-22 09:41`, the way spreadsheets read a date and time. */
const wallClockCell = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : wallClockOf(instant).replace('T', ' ');

/** The first line of the file. */
export const csvHeader = lineOf([...csvColumns, ...instantColumns.map((column) => `${column}_utc`)]);

/** One lead as a line that ends in CRLF. Dates and times are Los Angeles wall clock. */
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
