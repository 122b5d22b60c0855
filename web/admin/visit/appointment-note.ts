import type { Lead } from '#domain/lead.ts';
import { formatAppointment, formatTime } from '#domain/los-angeles.ts';
import { bookingPriceText } from '#domain/offer/booking-price.ts';
import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';
import { type Late, nextVisit } from '#domain/visit/visit.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';

const lateText = ({ about }: Late): string =>
  about
    ? `You’ve said since that it’ll be about ${formatTime(about)}.`
    : 'You’ve said since that you’re late.';

export function appointmentNote(lead: Lead & { readonly scheduled_at: string }, now: string): string {
  const { scheduled_at, visits = [] } = lead;
  const next = nextVisit(visits);
  const isPast = scheduled_at < now;
  const unsent = isPast ? 'Not sent yet. This time is in the past.' : 'Not sent yet.';
  const sent =
    next?.sent_at === undefined
      ? 'It’s booked. Nothing was emailed.'
      : 'This time has been emailed to the customer.';
  return [
    `${formatAppointment(scheduled_at, hoursOf(lead), now)}.`,
    isAppointmentSent(lead) ? sent : unsent,
    next?.late && !next.late.on_again && next.start === scheduled_at && lateText(next.late),
    !isPast && bookingPriceText(lead),
  ]
    .filter(Boolean)
    .join(' ');
}
