import { promises } from '#domain/business.ts';
import type { LeadStatus } from '#domain/lead-status.ts';
import { serviceText } from '#domain/lead-words.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';
import { rangeText, taxedRange, taxPercent } from '#domain/price-words.ts';
import { QuoteLink } from './quote-link.tsx';

/** The price range as last emailed. */
export function PricePanel({ lead }: { readonly lead: LeadStatus }) {
  const { offer, quote_id } = lead;
  if (!offer && !quote_id) return null;
  const pkg = lead.requested_service && packages[lead.requested_service];
  return (
    <section className="panel" aria-labelledby="price">
      <h3 className="panel__title" id="price">
        {offer ? 'Your price' : 'Your quote'}
      </h3>
      {offer && (
        <>
          <table className="bill">
            <tbody>
              <tr>
                <th scope="row">
                  {serviceText(lead)}
                  {pkg && lead.length_ft !== undefined && (
                    <small>
                      {lead.length_ft} ft, rate ${pkg.ratePerFoot} a foot
                    </small>
                  )}
                </th>
                <td>{rangeText(offer)}</td>
              </tr>
              <tr>
                <th scope="row">Sales tax, {taxPercent}</th>
                <td>{taxedRange(offer).tax}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">With tax</th>
                <td>{taxedRange(offer).total}</td>
              </tr>
            </tfoot>
          </table>
          <p className="quiet">
            Emailed {formatDay(offer.sent_at)}. {promises.finalPrice} {promises.payment}
          </p>
        </>
      )}
      {quote_id && (
        <p>
          <QuoteLink className="btn btn--line btn--wide" quoteId={quote_id}>
            See your quote
          </QuoteLink>
        </p>
      )}
    </section>
  );
}
