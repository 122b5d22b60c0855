import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';
import { appointmentHours } from '#domain/visit/visit-hours.ts';
import { serverNow } from '../data/server-clock.ts';
import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { AppointmentDay } from './appointment-day.tsx';
import { appointmentNote } from './appointment-note.ts';
import { AppointmentVisits } from './appointment-visits.tsx';
import { underwayText } from './underway-text.ts';

/** Times are Los Angeles time, wherever the admin is. */
export function AppointmentFields({ context }: { readonly context: LeadContext }) {
  const hours = appointmentHours(context.lead.length_ft);
  const underway = underwayText(context.lead, serverNow());
  return (
    <>
      {underway && <p className="f6 lead__note">{underway}</p>}
      <EditField
        context={context}
        field="scheduled_at"
        span={6}
        label={underway ? 'Next visit, Los Angeles time' : 'Scheduled, Los Angeles time'}
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
  const { scheduled_at } = lead;
  if (scheduled_at === undefined) return null;
  return (
    <p className={isAppointmentSent(lead) ? 'f6 lead__note' : 'f6 lead__warn'}>
      {appointmentNote({ ...lead, scheduled_at }, serverNow())}
    </p>
  );
}
