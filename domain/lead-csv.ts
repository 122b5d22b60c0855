import type { Lead } from './lead.ts';

/** Columns of the export: the Lead entity of the specification, in its order. */
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
  const [, first = ''] = /^[\s\p{Cf}]*([^\s\p{Cf}])/u.exec(text) ?? [];
  return /^[\t\r\n]/.test(text) || /[=+\-@]/.test(first.normalize('NFKC'));
}

/**
 * One cell by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe in front, which also
 * keeps a phone number `+1 310 555 0142` readable instead of letting it be computed.
 */
export function csvCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const harmless = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The first line of the file. */
export const csvHeader = `${csvColumns.join(',')}\r\n`;

/** One lead as a line that ends in CRLF. */
export const csvLine = (lead: CsvLead): string =>
  `${csvColumns.map((column) => csvCell(lead[column])).join(',')}\r\n`;
