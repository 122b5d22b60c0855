import type { Lead } from '../lead.ts';
import { type Editor, instantAfter, type LeadChange } from '../lead-change.ts';
import type { Extra } from '../offer/extra.ts';
import { priceOf } from '../offer/extra-work.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { isSameWords } from '../plain-text.ts';
import { lineAmount } from '../price/quote-totals.ts';
import { newEntry } from '../timeline.ts';
import type { JobRecord } from './job-record.ts';
import { recordTotals } from './record-totals.ts';

const approvedExtras = ({ extras = [] }: Pick<Lead, 'extras'>): Extra[] =>
  newestExtras(extras).filter(({ answer }) => answer === 'approve');

export const approvedIds = (lead: Pick<Lead, 'extras'>): string[] => approvedExtras(lead).map(({ id }) => id);

/** Which of the extra work is approved now. */
export const approvedOf = (lead: Pick<Lead, 'extras'>, ids: readonly string[]): Extra[] =>
  approvedExtras(lead).filter(({ id }) => ids.includes(id));

/** The approved extra work that lines charge, where nobody says which they were written for. */
export const chargedIds = (lead: Pick<Lead, 'extras'>, lines: readonly QuoteLine[]): string[] =>
  approvedExtras(lead)
    .filter(({ line, amount }) =>
      lines.some((charged) => isSameWords(charged.description, line) && lineAmount(charged) === amount),
    )
    .map(({ id }) => id);

/** The approved extra work of which whoever wrote the record did not know. */
export const unbilledWork = ({ record, ...lead }: Pick<Lead, 'extras' | 'record'>): Extra[] =>
  approvedExtras(lead).filter(({ id, left_off }) => !left_off && record?.extras?.includes(id) === false);

const leftOffEntries = (lead_id: string, works: readonly Extra[], { admin, now }: Editor) =>
  works.map((work) =>
    newEntry({ lead_id, status: 'Left off the receipt', note: priceOf(work), is_public: false }, admin, now),
  );

/** Of the work of a line that the owner takes off the bill, the approved extra work. */
export const idsOfLine = (
  lead: Pick<Lead, 'extras'>,
  { description }: Pick<QuoteLine, 'description'>,
): string[] =>
  approvedExtras(lead)
    .filter(({ line }) => isSameWords(line, description))
    .map(({ id }) => id);

/** What a receipt with these lines does to the extra work: `ids` were taken off it on purpose, what it charges was not. */
export function withWorkBilled(
  { fields, entries, ...change }: LeadChange,
  lead: Lead,
  lines: readonly QuoteLine[],
  ids: readonly string[],
  editor: Editor,
): LeadChange {
  const { extras = [] } = lead;
  const known = approvedExtras(lead);
  const isOff = (extra: Extra): boolean =>
    known.includes(extra) &&
    (extra.left_off === true || ids.includes(extra.id)) &&
    !lines.some(({ description }) => isSameWords(description, extra.line));
  const left = extras.filter((extra) => !extra.left_off && isOff(extra));
  const back = extras.filter((extra) => extra.left_off && !isOff(extra));
  if (left.length + back.length === 0) return { ...change, fields, entries };
  const billed = extras.map((extra): Extra => {
    if (left.includes(extra)) return { ...extra, left_off: true };
    const { left_off: _, ...charged } = extra;
    return back.includes(extra) ? charged : extra;
  });
  return {
    ...change,
    fields: { ...fields, extras: billed },
    entries: [...entries, ...leftOffEntries(lead.id, left, editor)],
  };
}

/** With that change the owner leaves some of it off the receipt, which stays as it is. */
export function withWorkLeftOff(
  { fields, entries, asRead = [], ...change }: LeadChange,
  lead: Lead,
  ids: readonly string[],
  { admin, now }: Editor,
): LeadChange {
  const works = unbilledWork(lead).filter(({ id }) => ids.includes(id));
  const leave = (extra: Extra): Extra => (works.includes(extra) ? { ...extra, left_off: true } : extra);
  const left = leftOffEntries(lead.id, works, { admin, now: instantAfter(lead, now) });
  return {
    ...change,
    fields: { ...fields, ...(works.length > 0 && { extras: lead.extras?.map(leave) }) },
    entries: [...entries, ...left],
    asRead: works.length > 0 ? [...asRead, 'updated_at'] : asRead,
  };
}

export function unbilledCents(lead: Pick<Lead, 'extras'> & { readonly record: JobRecord }): number {
  const lines = unbilledWork(lead).map(({ amount }) => ({ quantity: 1, unit_price: amount, taxable: true }));
  return recordTotals(lines, lead.record.tax_percent).total;
}
