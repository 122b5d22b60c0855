import type { LeadStatus } from '#domain/lead-status.ts';
import { photoLimits } from '#domain/photos.ts';
import { beforeTax, rangeText } from '#domain/price-words.ts';
import { standingAppointment } from '#domain/status-words.ts';
import { AppointmentPlate } from './appointment-plate.tsx';
import { BookAgain } from './book-again.tsx';
import { QuoteLink } from './quote-link.tsx';
import { mailToUs } from './write-to-us.tsx';

interface ActProps {
  readonly lead: LeadStatus;
  readonly now: string;
}

const photosSent = (photos: number): string => {
  if (photos === 0) return 'No photos sent yet.';
  return photos === 1 ? '1 photo sent.' : `${photos} photos sent.`;
};

function MorePhotos({ lead }: { readonly lead: LeadStatus }) {
  if (lead.photos >= photoLimits.maxFiles) return null;
  return (
    <>
      <h2>More photos, closer price</h2>
      <p>A full side and a close-up of the worst spot help most.</p>
      <p className="quiet">{photosSent(lead.photos)} You can email us more any time before we come.</p>
      <p className="go">
        <a className="btn btn--main" href={mailToUs(lead, 'Photos')}>
          Email us photos
        </a>
      </p>
    </>
  );
}

function Answer({ lead }: { readonly lead: LeadStatus }) {
  const { offer, quote_id, quote_decision } = lead;
  if (quote_decision || (!offer && !quote_id)) return null;
  return (
    <>
      <h2>{offer ? `${rangeText(offer)} ${beforeTax}` : 'Your quote'}</h2>
      <p className="go">
        {quote_id ? (
          <QuoteLink className="btn btn--main" quoteId={quote_id}>
            See your quote
          </QuoteLink>
        ) : (
          <a className="btn btn--main" href={mailToUs(lead, 'Your offer')}>
            Answer by email
          </a>
        )}
      </p>
    </>
  );
}

export function Act({ lead, now }: ActProps) {
  const appointment = standingAppointment(lead);
  switch (lead.status) {
    case 'REQUEST_SENT':
    case 'CONTACTED':
    case 'NEEDS_ACCESS_REVIEW':
      return <MorePhotos lead={lead} />;
    case 'OFFER_SENT':
      return <Answer lead={lead} />;
    case 'SCHEDULED':
    case 'IN_PROGRESS':
      return appointment ? <AppointmentPlate lead={lead} appointment={appointment} now={now} /> : null;
    case 'COMPLETED':
      if (!lead.claims_until || lead.claims_until < now) {
        return <BookAgain lead={lead} title="Ready for the next one?" />;
      }
      return (
        <>
          <h2>Something not right?</h2>
          <p>Send us a photo and a line about it, and we’ll make it right.</p>
          <p className="go">
            <a className="btn btn--main" href={mailToUs(lead, 'Something’s not right')}>
              Tell us
            </a>
          </p>
          <BookAgain lead={lead} title="Ready for the next one?" isSecond />
        </>
      );
    case 'CANCELED':
      return <BookAgain lead={lead} title="Want another day?" />;
  }
}
