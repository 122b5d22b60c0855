import { useParams } from 'react-router-dom';
import { bookingLink } from '#domain/booking/booking-link.ts';
import { boatInSentence } from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { lastPriceOf } from '#domain/record/last-price.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import {
  type Earlier,
  earlierOf,
  forgetEarlier,
  isBoatKnown,
  isKnown,
  leaveForBooking,
} from '../booking/again.ts';
import { unbroken } from '../components/unbroken.ts';
import { useLinkedStart } from './use-linked-start.ts';

interface BookAgainProps {
  readonly lead: LeadStatus;
  readonly title: string;
  /** Beside an act that comes first. */
  readonly isSecond?: boolean;
}

/** The customer's other boats, with what the server knows of each. */
function OtherBoats({ lead, earlier }: { readonly lead: LeadStatus; readonly earlier: Earlier }) {
  if (lead.other_boats.length === 0) return null;
  return (
    <>
      <p>For another boat of yours?</p>
      <ul className="again">
        {lead.other_boats.map(({ requested_service, ...boat }) => (
          <li key={`${boat.boat_type} ${boat.length_ft} ${boat.city}`}>
            <a
              className="btn btn--line btn--wide btn--auto"
              href={`${bookingLink(requested_service, boat.length_ft)}#step-2`}
              onClick={() => {
                const { slug, first_name, mailed_to, phone_end } = earlier;
                leaveForBooking({ slug, first_name, mailed_to, phone_end, ...boat });
              }}
            >
              Book for your {boatInSentence(boat)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way to a next request, for which the server knows contact, berth and boat. */
export function BookAgain({ lead, title, isSecond = false }: BookAgainProps) {
  const { slug = '' } = useParams();
  const { requested_service, length_ft, boat_type, newer } = lead;
  const look = `btn ${isSecond ? 'btn--line' : 'btn--main'}`;
  const earlier = earlierOf(slug, lead, lastPriceOf(lead));
  const known = isKnown(earlier);
  const start = useLinkedStart('again');
  const wished = start !== undefined && start > lead.now ? start : undefined;
  // It is still open: a second one for the same boat is hardly meant.
  if (newer && newer.boat_type === boat_type && newer.length_ft === length_ft) {
    return (
      <p className="go go--still" id="again" tabIndex={-1}>
        <a className={look} href={`/status/${newer.slug}`}>
          See your new request
        </a>
      </p>
    );
  }
  return (
    <>
      <h2 id="again" tabIndex={-1}>
        {title}
      </h2>
      {wished && !lead.boat_sold && (
        <p>
          You picked {unbroken(formatMoment(wished, lead.now))}. Your request will ask for that{' '}
          {known ? 'time' : 'day'}.
        </p>
      )}
      {lead.boat_sold && (
        <p>As far as we know, this boat isn’t yours anymore. You can book for another one.</p>
      )}
      {!lead.boat_sold && known && <p>We already have your boat and how to reach you.</p>}
      {!lead.boat_sold && !known && (
        <p>
          {isBoatKnown(earlier)
            ? 'We’ll fill in your boat. Please add your contact details.'
            : 'We’ll fill in what we know of your boat. Please add the rest.'}
          {earlier.mailed_to === undefined && ' Booking online takes an email, so we can send you the price.'}
        </p>
      )}
      <p className="go go--still">
        <a
          className={look}
          href={`${bookingLink(requested_service, lead.boat_sold ? undefined : length_ft)}#step-2`}
          onClick={() =>
            lead.boat_sold ? forgetEarlier() : leaveForBooking(wished ? { ...earlier, wished } : earlier)
          }
        >
          {lead.boat_sold ? 'Book another boat' : 'Book again'}
        </a>
      </p>
      <OtherBoats lead={lead} earlier={earlier} />
    </>
  );
}
