import { promises } from '#domain/business.ts';
import { serviceText } from '#domain/lead-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { agreedPrice, approvedCents, totalWith } from '#domain/offer/agreed-price.ts';
import { lineDetail } from '#domain/offer/line-words.ts';
import { openExtras } from '#domain/offer/open-extras.ts';
import { dayPriceText } from '#domain/plan/plan-words.ts';
import { formatRate } from '#domain/price/estimates.ts';
import { askedFirst, rangeText } from '#domain/price/price-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { taxText } from '#domain/price/tax-rate.ts';
import { customerStep } from '#domain/status/customer-step.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { QuoteLink } from './quote-link.tsx';

export function OwnersNote({ lead }: { readonly lead: LeadStatus }) {
  if (!lead.offer?.note) return null;
  return (
    <section className="panel panel--line" aria-labelledby="owners-note">
      <h3 className="panel__title" id="owners-note">
        A word from us
      </h3>
      <p className="said__text">“{lead.offer.note}”</p>
    </section>
  );
}

interface WorkProps {
  readonly lead: LeadStatus;
  readonly offer: NonNullable<LeadStatus['offer']>;
}

/** Length and rate, where they make the price: the owner may have named another. */
function byTheFoot({ rate_per_foot, length_ft }: LeadStatus, offer: WorkProps['offer']): string | undefined {
  if (rate_per_foot === undefined || length_ft === undefined) return undefined;
  const { est_price_min: least, est_price_max: most } = offer;
  const exact = Math.round(rate_per_foot * length_ft * 100) / 100;
  if (Math.ceil(exact) < least || Math.floor(exact) > most) return undefined;
  const rounded = least < most || exact === most ? '' : `, rounded ${exact > most ? 'down' : 'up'}`;
  return `${length_ft} ft at ${formatRate(rate_per_foot)}/ft${rounded}`;
}

function Work({ lead, offer }: WorkProps) {
  const rate = byTheFoot(lead, offer);
  if (offer.lines) {
    const service = serviceText(lead);
    return offer.lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
      <tr key={index}>
        <th scope="row">
          {line.description}
          {lineDetail(line, service) !== '' && <small>{lineDetail(line, service)}</small>}
        </th>
        <td>{formatCents(lineAmount(line))}</td>
      </tr>
    ));
  }
  return (
    <tr>
      <th scope="row">
        {serviceText(lead)}
        {rate && <small>{rate}</small>}
      </th>
      <td>{rangeText(offer)}</td>
    </tr>
  );
}

export function PricePanel({ lead }: { readonly lead: LeadStatus }) {
  const { offer, quote_id, extras, plan } = lead;
  const newPrice = lead.status === 'OFFER_SENT' ? plan?.new_price : undefined;
  const approved = extras.filter(({ answer }) => answer === 'approve');
  const asked = openExtras(lead, lead.now);
  // The quote is then the page's main action.
  const isAct = customerStep(lead, lead.now) === 'see-quote';
  if (!offer && (!quote_id || isAct)) return null;
  return (
    <section className="panel" aria-labelledby="price">
      <h3 className="panel__title" id="price">
        {offer ? 'Your price' : 'Your quote'}
      </h3>
      {offer && (
        <>
          <table className="bill">
            <tbody>
              <Work lead={lead} offer={offer} />
              {approved.map(({ id, line, amount, answered_at }) => (
                <tr key={id}>
                  <th scope="row">
                    {line}
                    {answered_at && <small>Approved {formatShortDay(answered_at, lead.now)}</small>}
                  </th>
                  <td>{formatCents(amount)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">Sales tax, {taxText(offer)}</th>
                <td>{agreedPrice(offer, extras).tax}</td>
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">With tax</th>
                <td>{agreedPrice(offer, extras).total}</td>
              </tr>
            </tfoot>
          </table>
          {newPrice && <p>{dayPriceText(newPrice, undefined, lead.now)}</p>}
          {asked.map(({ id, line, amount }) => (
            <p className="quiet" key={id}>
              If you say yes{asked.length > 1 && ` to “${line}”`}, it’s {totalWith(offer, extras, amount)}{' '}
              with tax.
            </p>
          ))}
          {lead.status === 'COMPLETED' && !lead.record && (
            <p>We haven’t made your receipt yet. The final price will be on it.</p>
          )}
          <p className="quiet">
            Sent {formatShortDay(offer.sent_at, lead.now)}.
            {lead.status !== 'CANCELED' &&
              lead.status !== 'COMPLETED' &&
              [newPrice ? '' : ` ${askedFirst(offer, approvedCents(extras))}`, promises.payment].join(' ')}
          </p>
        </>
      )}
      {quote_id && !isAct && (
        <p>
          <QuoteLink className="btn btn--line btn--wide" quoteId={quote_id}>
            See your quote
          </QuoteLink>
        </p>
      )}
    </section>
  );
}
