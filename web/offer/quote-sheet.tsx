import { business } from '#domain/business.ts';
import { isFloor } from '#domain/lead-words.ts';
import { formatDay } from '#domain/los-angeles.ts';
import type { PublicQuote } from '#domain/offer/quote.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { taxText, withTax } from '#domain/price/tax-rate.ts';
import { ScrollRegion } from '../components/scroll-region.tsx';

const decided = { accepted: 'Accepted', declined: 'Declined' } as const;

/** Prints on one page. */
export function QuoteSheet({ quote }: { readonly quote: PublicQuote }) {
  const { package_id: requested_service, rate_is_floor } = quote;
  const floor = !quote.for_lead && isFloor({ requested_service, rate_is_floor }) ? 'from ' : '';
  return (
    <div className="sheet">
      <p className="sheet__from">
        <b>{business.name}</b>
        <span>{formatDay(quote.updated_at)}</span>
      </p>
      <ScrollRegion label="Line items">
        <table className="num">
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col">Quantity</th>
              <th scope="col">Unit price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {quote.line_items.map((line) => (
              <tr key={`${line.description} ${line.quantity} ${line.unit_price}`}>
                <th scope="row">{line.description}</th>
                <td>{line.quantity}</td>
                <td>{formatCents(line.unit_price)}</td>
                <td>{formatCents(lineAmount(line))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Subtotal {beforeTax}
              </th>
              <td>
                {floor}
                {formatCents(quote.subtotal)}
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={3}>
                Tax, {taxText(quote)}
              </th>
              <td>{formatCents(quote.tax)}</td>
            </tr>
            <tr className="sheet__total">
              <th scope="row" colSpan={3}>
                Total {withTax(quote)}
              </th>
              <td>
                {floor}
                {formatCents(quote.total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {quote.decision && quote.decided_at && (
        <p className="sheet__decision">
          <b>{decided[quote.decision]}</b> on {formatDay(quote.decided_at)}
        </p>
      )}
    </div>
  );
}
