import { useParams } from 'react-router-dom';
import { bookingLink } from '#domain/booking/booking-link.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { earlierOf, leaveForBooking } from '../booking/again.ts';

interface BookAgainProps {
  readonly lead: LeadStatus;
  readonly title: string;
  /** Beside an act that comes first. */
  readonly isSecond?: boolean;
}

/** The way to a next request, for which the server knows contact, berth and boat. */
export function BookAgain({ lead, title, isSecond = false }: BookAgainProps) {
  const { slug = '' } = useParams();
  const { requested_service, length_ft } = lead;
  const earlier = earlierOf(slug, lead);
  return (
    <>
      <h2>{title}</h2>
      {earlier && <p>We already have your boat and how to reach you.</p>}
      <p className="go go--still">
        <a
          className={`btn ${isSecond ? 'btn--line' : 'btn--main'}`}
          href={`${bookingLink(requested_service, length_ft)}#step-2`}
          onClick={() => earlier && leaveForBooking(earlier)}
        >
          Book again
        </a>
      </p>
    </>
  );
}
