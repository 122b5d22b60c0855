import { formatDollars } from '#domain/estimates.ts';
import type { Lead } from '#domain/lead.ts';
import { nextEmail } from '#domain/next-act.ts';
import { shortMoment } from '../when.ts';
import { EmailButton } from './email-button.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { useOfferEmail } from './use-offer-email.ts';
import { useScheduleEmail } from './use-schedule-email.ts';

/** Always enabled: a press says what is missing. */
export function MailButtons({ desk }: { readonly desk: LeadDesk }) {
  const offer = useOfferEmail(desk);
  const schedule = useScheduleEmail(desk);
  const next = nextEmail(desk.lead);
  return (
    <>
      <div className="btn-row">
        <EmailButton label="Send Offer Email" email={offer} isNext={next === 'offer'} />
        <EmailButton label="Confirm Schedule Email" email={schedule} isNext={next === 'schedule'} />
      </div>
      <LastOffer lead={desk.lead} />
    </>
  );
}

function LastOffer({ lead: { offer_sent, est_price_min, est_price_max } }: { readonly lead: Lead }) {
  if (!offer_sent) return null;
  const isCurrent = offer_sent.est_price_min === est_price_min && offer_sent.est_price_max === est_price_max;
  const range = `${formatDollars(offer_sent.est_price_min)} to ${formatDollars(offer_sent.est_price_max)}`;
  return (
    <p className={isCurrent ? 'lead__note' : 'lead__warn'}>
      Last offer emailed: {range}, {shortMoment(offer_sent.sent_at, new Date().toISOString())}.
      {!isCurrent && ' The range has changed since.'}
    </p>
  );
}
