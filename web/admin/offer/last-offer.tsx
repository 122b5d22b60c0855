import type { Lead } from '#domain/lead.ts';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { rangeText } from '#domain/price/price-words.ts';
import { serverNow } from '../data/server-clock.ts';
import { useTimes } from '../data/use-times.ts';
import { shortMoment, timesText } from '../when.ts';
import { answerText, offerText } from './offer-words.ts';

export function LastOffer({ lead }: { readonly lead: Lead }) {
  const { offer_sent, offer_answer, past_offers = [], est_price_min, est_price_max } = lead;
  const now = serverNow();
  if (!offer_sent) return offer_answer ? <Answer text={answerText(offer_answer, now)} /> : null;
  const isCurrent = offer_sent.est_price_min === est_price_min && offer_sent.est_price_max === est_price_max;
  return (
    <div className="offer-sent">
      {offer_answer && <Answer text={answerText(offer_answer, now)} />}
      <p className={isCurrent ? 'lead__note' : 'lead__warn'}>
        Price given: {rangeText(offer_sent)}, {shortMoment(offer_sent.sent_at, now)}.
        {!isCurrent && ' The range has changed since.'}
      </p>
      <Sent offer={offer_sent} now={now} />
      {lead.status === 'OFFER_SENT' && offer_sent.times && <GoneTimes leadId={lead.id} now={now} />}
      {past_offers.length > 0 && (
        <details className="lead__more">
          <summary>
            {past_offers.length === 1 ? 'One earlier offer' : `${past_offers.length} earlier offers`}
          </summary>
          <ol className="offer-sent__past">
            {past_offers.toReversed().map(({ offer, answer }) => (
              <li key={offer.sent_at}>
                <p>{offerText(offer, now)}.</p>
                <Sent offer={offer} now={now} />
                {answer && <p>{answerText(answer, now)}</p>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const Answer = ({ text }: { readonly text: string }) => <p className="offer-sent__answer">{text}</p>;

function GoneTimes({ leadId, now }: { readonly leadId: string; readonly now: string }) {
  const { gone = [] } = useTimes(leadId).data ?? {};
  if (gone.length === 0) return null;
  const are = gone.length === 1 ? 'is' : 'are';
  return (
    <p className="lead__warn">
      {timesText(gone, now)} {are} no longer open. Their page says so, and shows what’s open instead.
    </p>
  );
}

function Sent({ offer: { times, note }, now }: { readonly offer: SentOffer; readonly now: string }) {
  if (!times && !note) return null;
  return (
    <p className="lead__note">
      {times && `Times offered: ${timesText(times, now)}.`}
      {times && note && ' '}
      {note && `Note: ${note}`}
    </p>
  );
}
