import { bookingLink } from '#domain/booking/booking-link.ts';
import type { CustomerPage } from '#domain/status/customer-page.ts';
import { isOver } from '#domain/statuses.ts';
import { earlierOf, leaveForBooking } from '../booking/again.ts';

type Request = CustomerPage['requests'][number];

interface BookBoatAgainProps {
  readonly page: CustomerPage;
  /** The newest about the boat. */
  readonly request: Request;
  /** Where there are several boats: which one it is. */
  readonly about?: string | undefined;
  readonly isMain: boolean;
}

/** The way to a boat's next request, or to the one that is still open. */
export function BookBoatAgain({ page, request, about, isMain }: BookBoatAgainProps) {
  const which = about !== undefined && <span className="vh"> for {about}</span>;
  const look = `btn ${isMain ? 'btn--main' : 'btn--line'}`;
  if (!isOver(request.status)) {
    return (
      <a className={look} href={`/status/${request.slug}`}>
        See your request{which}
      </a>
    );
  }
  const earlier = earlierOf(request.slug, { ...request, first_name: page.first_name }, request.last_price);
  return (
    <a
      className={look}
      href={`${bookingLink(request.requested_service, request.length_ft)}#step-2`}
      onClick={() => earlier && leaveForBooking(earlier)}
    >
      Book again{which}
    </a>
  );
}
