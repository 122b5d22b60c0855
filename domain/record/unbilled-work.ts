import type { Lead } from '../lead.ts';
import { type Editor, instantAfter, type LeadChange } from '../lead-change.ts';
import type { Extra } from '../offer/extra.ts';
import { priceOf } from '../offer/extra-work.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { lineAmount } from '../price/quote-totals.ts';
import { newEntry } from '../timeline.ts';
import type { JobRecord } from './job-record.ts';
import { recordTotals } from './record-totals.ts';

const approvedExtras = ({ extras = [] }: Pick<Lead, 'extras'>): Extra[] =>
  newestExtras(extras).filter(({ answer }) => answer === 'approve');

export const approvedIds = (lead: Pick<Lead, 'extras'>): string[] => approvedExtras(lead).map(({ id }) => id);

/** The approved extra work that lines charge, where nobody says which they were written for. */
export const chargedIds = (lead: Pick<Lead, 'extras'>, lines: readonly QuoteLine[]): string[] =>
  approvedExtras(lead)
    .filter(({ line, amount }) =>
      lines.some((charged) => charged.description === line && lineAmount(charged) === amount),
    )
    .map(({ id }) => id);

/** The approved extra work of which whoever wrote the record did not know. */
export const unbilledWork = ({ record, ...lead }: Pick<Lead, 'extras' | 'record'>): Extra[] =>
  approvedExtras(lead).filter(({ id, left_off }) => !left_off && record?.extras?.includes(id) === false);

/** With that change the owner leaves some of it off the receipt, which stays as it is. */
export function withWorkLeftOff(
  { fields, entries, asRead = [], ...change }: LeadChange,
  lead: Lead,
  ids: readonly string[],
  { admin, now }: Editor,
): LeadChange {
  const works = unbilledWork(lead).filter(({ id }) => ids.includes(id));
  const leave = (extra: Extra): Extra => (works.includes(extra) ? { ...extra, left_off: true } : extra);
  const entry = { lead_id: lead.id, status: 'Left off the receipt', is_public: false };
  const left = works.map((work) =>
    newEntry({ ...entry, note: priceOf(work) }, admin, instantAfter(lead, now)),
  );
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
