import type { Lead } from '../lead.ts';
import type { Extra } from '../offer/extra.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { lineAmount } from '../price/quote-totals.ts';
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
  approvedExtras(lead).filter(({ id }) => record?.extras?.includes(id) === false);

export function unbilledCents(lead: Pick<Lead, 'extras'> & { readonly record: JobRecord }): number {
  const lines = unbilledWork(lead).map(({ amount }) => ({ quantity: 1, unit_price: amount, taxable: true }));
  return recordTotals(lines, lead.record.tax_percent).total;
}
