import { formatMoment } from '#domain/los-angeles.ts';
import { quantityText } from '#domain/offer/line-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { type ApprovedWork, approvedAt } from '#domain/record/approved-work.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { unbroken } from '../../components/unbroken.ts';

type Bill = Pick<PublicRecord, 'lines' | 'subtotal' | 'discount' | 'tax_percent' | 'tax' | 'total'>;

interface RecordLinesProps {
  readonly bill: Bill;
  /** The name of the package that was done. */
  readonly service: string | undefined;
  readonly work: readonly ApprovedWork[];
  /** The customer’s name, for who else may read it; their own page says “you”. */
  readonly who?: string;
  readonly now: string;
}

export function RecordLines({ bill, service, work, who, now }: RecordLinesProps) {
  const { lines, subtotal, discount, tax_percent, tax, total } = bill;
  const approvedBy = who === undefined ? 'You approved it' : `Approved by ${who}`;
  const someUntaxed = lines.some(({ taxable }) => !taxable);
  return (
    <table className="bill">
      <caption className="vh">Lines, tax and total</caption>
      <tbody>
        {lines.map((line, index) => {
          const { description, taxable } = line;
          const approved = approvedAt(line, work);
          const notes = [
            quantityText(line, service),
            someUntaxed && !taxable ? 'No tax' : '',
            approved === undefined ? '' : `${approvedBy} ${formatMoment(approved, now)}`,
          ].filter(Boolean);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <tr key={index}>
              <th scope="row">
                {description}
                {notes.map((note) => (
                  <small key={note}>{unbroken(note)}</small>
                ))}
              </th>
              <td>{formatCents(lineAmount(line))}</td>
            </tr>
          );
        })}
        {discount > 0 && (
          <>
            <tr>
              <th scope="row">Subtotal</th>
              <td>{formatCents(subtotal)}</td>
            </tr>
            <tr>
              <th scope="row">Discount</th>
              <td>−{formatCents(discount)}</td>
            </tr>
          </>
        )}
        <tr>
          <th scope="row">Sales tax, {tax_percent}%</th>
          <td>{formatCents(tax)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total with tax</th>
          <td>{formatCents(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
