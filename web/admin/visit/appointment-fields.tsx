import { formatAppointment } from '#domain/los-angeles.ts';
import { bookingPriceText } from '#domain/offer/booking-price.ts';
import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';
import { nextVisit } from '#domain/visit/visit.ts';
import { appointmentHours, hoursOf } from '#domain/visit/visit-hours.ts';
import { serverNow } from '../data/server-clock.ts';
import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { AppointmentDay } from './appointment-day.tsx';
import { AppointmentVisits } from './appointment-visits.tsx';

/** Times are Los Angeles time, wherever the admin is. */
export function AppointmentFields({ context }: { readonly context: LeadContext }) {
  const hours = appointmentHours(context.lead.length_ft);
  return (
    <>
      <EditField
        context={context}
        field="scheduled_at"
        span={6}
        label="Scheduled, Los Angeles time"
        input={{ type: 'datetime-local' }}
      />
      <EditField
        context={context}
        field="appointment_hours"
        span={6}
        hint={`If empty: ${hours} hours, based on the boat’s length`}
        input={{ inputMode: 'decimal', placeholder: String(hours) }}
      />
      <AppointmentNote context={context} />
      <AppointmentDay lead={context.lead} />
      <AppointmentVisits context={context} />
    </>
  );
}

/** Explains the times and says whether the customer has been told. */
function AppointmentNote({ context: { lead } }: { readonly context: LeadContext }) {
  const { scheduled_at, visits = [] } = lead;
  if (scheduled_at === undefined) return null;
  const isSent = isAppointmentSent(lead);
  const wasEmailed = nextVisit(visits)?.sent_at !== undefined;
  const sent = wasEmailed
    ? 'This time has been emailed to the customer.'
    : 'It’s booked. Nothing was emailed.';
  const isPast = scheduled_at < serverNow();
  const price = isPast ? undefined : bookingPriceText(lead);
  return (
    <p className={isSent ? 'f6 lead__note' : 'f6 lead__warn'}>
      {formatAppointment(scheduled_at, hoursOf(lead), serverNow())}. {isSent ? sent : 'Not sent yet.'}
      {isPast && !isSent && ' This time is in the past.'}
      {price && ` ${price}`}
    </p>
  );
}
