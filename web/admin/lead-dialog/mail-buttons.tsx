import { EmailButton } from '../lead/email-button.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { LastOffer } from '../offer/last-offer.tsx';
import { OfferTimesAndNote } from '../offer/offer-times.tsx';
import { useOfferEmail } from '../offer/use-offer-email.ts';
import { useScheduleEmail } from '../visit/use-schedule-email.ts';

/** Always enabled: a press says what is missing. */
export function MailButtons({ context }: { readonly context: LeadContext }) {
  const offer = useOfferEmail(context);
  const schedule = useScheduleEmail(context);
  const hasEmail = context.lead.email !== undefined;
  return (
    <>
      <OfferTimesAndNote context={context} />
      <div className="btn-row">
        <EmailButton
          label={hasEmail ? 'Send Offer Email' : 'Offer this price'}
          email={offer}
          isNext={false}
        />
        <EmailButton
          label={hasEmail ? 'Confirm Schedule Email' : 'Book this time'}
          email={schedule}
          isNext={false}
        />
      </div>
      <LastOffer lead={context.lead} />
    </>
  );
}
