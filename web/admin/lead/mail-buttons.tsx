import { nextEmail } from '#domain/next-act.ts';
import { EmailButton } from './email-button.tsx';
import { LastOffer } from './last-offer.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { OfferTimesAndNote } from './offer-times.tsx';
import { useOfferEmail } from './use-offer-email.ts';
import { useScheduleEmail } from './use-schedule-email.ts';

/** Always enabled: a press says what is missing. */
export function MailButtons({ desk }: { readonly desk: LeadDesk }) {
  const offer = useOfferEmail(desk);
  const schedule = useScheduleEmail(desk);
  const next = nextEmail(desk.lead);
  return (
    <>
      <OfferTimesAndNote desk={desk} />
      <div className="btn-row">
        <EmailButton label="Send Offer Email" email={offer} isNext={next === 'offer'} />
        <EmailButton label="Confirm Schedule Email" email={schedule} isNext={next === 'schedule'} />
      </div>
      <LastOffer lead={desk.lead} />
    </>
  );
}
