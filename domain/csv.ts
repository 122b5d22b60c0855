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

/** A line of cells, with CRLF (RFC 4180). */
export const csvRow = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
