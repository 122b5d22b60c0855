import { hoursOf } from '#domain/appointment.ts';
import { appointmentHours } from '#domain/estimates.ts';
import { formatAppointment, formatHours, wallClockOf } from '#domain/los-angeles.ts';
import { EditField } from './edit-field.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { readHours, readWallClock } from './readings.ts';

/** When, by the clocks of Los Angeles wherever the admin is, and for how long. */
export function AppointmentFields({ desk }: { readonly desk: LeadDesk }) {
  const { lead } = desk;
  return (
    <>
      <EditField
        desk={desk}
        field="scheduled_at"
        span={6}
        label="Scheduled, Los Angeles time"
        saved={lead.scheduled_at === undefined ? '' : wallClockOf(lead.scheduled_at)}
        read={readWallClock}
        input={{ type: 'datetime-local' }}
      />
      <EditField
        desk={desk}
        field="appointment_hours"
        span={6}
        hint={`Empty: ${formatHours(appointmentHours(lead.length_ft))}, by the boat's length`}
        saved={lead.appointment_hours === undefined ? '' : String(lead.appointment_hours)}
        read={readHours}
        input={{ inputMode: 'decimal', placeholder: String(appointmentHours(lead.length_ft)) }}
      />
      <AppointmentNote desk={desk} />
    </>
  );
}

/** What the day and hours mean, and whether the customer knows of them yet. */
function AppointmentNote({ desk: { lead } }: { readonly desk: LeadDesk }) {
  const { scheduled_at, appointment_sent: told } = lead;
  if (scheduled_at === undefined) return null;
  const hours = hoursOf(lead);
  const isTold = told && !told.canceled_at && told.scheduled_at === scheduled_at && told.hours === hours;
  const isPast = Date.parse(scheduled_at) < Date.now();
  return (
    <p className={isPast || !isTold ? 'f6 lead__warn' : 'f6 lead__note'}>
      {formatAppointment(scheduled_at, hours, new Date().toISOString())}.{' '}
      {isTold ? 'The customer has been mailed this time.' : 'Not mailed to the customer yet.'}
      {isPast && !isTold && ' This time has passed.'}
    </p>
  );
}
