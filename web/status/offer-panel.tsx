import { formatDollars } from '#domain/estimates.ts';
import type { LeadStatus } from '#domain/lead.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';

/** The price range as the last offer mail stated it, and the way to the quote when there is one. */
export function OfferPanel({ lead }: { readonly lead: LeadStatus }) {
  const { offer, quote_id } = lead;
  if (!offer && !quote_id) return null;
  const rate = packages[lead.requested_service].ratePerFoot;
  return (
    <section className="panel" aria-labelledby="offer">
      <h2 className="panel__title" id="offer">
        {offer ? 'Price range' : 'Quote'}
      </h2>
      {offer && (
        <>
          <p className="big">
            {formatDollars(offer.est_price_min)} to {formatDollars(offer.est_price_max)}
          </p>
          <p className="small">
            Mailed {formatDay(offer.sent_at)}. The rate is ${rate}/ft for {lead.length_ft} ft; the final price
            may vary with what we find. You pay when we are done.
          </p>
        </>
      )}
      {quote_id && (
        <p>
          <a className="btn btn--line btn--wide" href={`/quote/${quote_id}`}>
            See your quote
          </a>
        </p>
      )}
    </section>
  );
}
