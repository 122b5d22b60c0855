import { appointmentHours, hoursOf } from '#domain/appointment.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { isAppointmentSent } from '#domain/next-act.ts';
import { AppointmentDay } from './appointment-day.tsx';
import { AppointmentVisits } from './appointment-visits.tsx';
import { EditField } from './edit-field.tsx';
import type { LeadDesk } from './lead-desk.ts';

/** Times are Los Angeles time, wherever the admin is. */
export function AppointmentFields({ desk }: { readonly desk: LeadDesk }) {
  const hours = appointmentHours(desk.lead.length_ft);
  return (
    <>
      <EditField
        desk={desk}
        field="scheduled_at"
        span={6}
        label="Scheduled, Los Angeles time"
        input={{ type: 'datetime-local' }}
      />
      <EditField
        desk={desk}
        field="appointment_hours"
        span={6}
        hint={`If empty: ${hours} hours, based on the boat’s length`}
        input={{ inputMode: 'decimal', placeholder: String(hours) }}
      />
      <AppointmentNote desk={desk} />
      <AppointmentDay lead={desk.lead} />
      <AppointmentVisits desk={desk} />
    </>
  );
}

/** Explains the times and says whether the customer has been told. */
function AppointmentNote({ desk: { lead } }: { readonly desk: LeadDesk }) {
  const { scheduled_at, email } = lead;
  if (scheduled_at === undefined) return null;
  const isSent = isAppointmentSent(lead);
  const sent = email ? 'This time has been emailed to the customer.' : 'It’s booked. Nothing was emailed.';
  const isPast = Date.parse(scheduled_at) < Date.now();
  return (
    <p className={isSent ? 'f6 lead__note' : 'f6 lead__warn'}>
      {formatAppointment(scheduled_at, hoursOf(lead), new Date().toISOString())}.{' '}
      {isSent ? sent : 'Not sent yet.'}
      {isPast && !isSent && ' This time is in the past.'}
    </p>
  );
}
