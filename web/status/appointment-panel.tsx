import { business } from '#domain/business.ts';
import { calendarFile } from '#domain/calendar.ts';
import type { LeadStatus } from '#domain/lead.ts';
import { addHours, formatSpan, formatWeekday } from '#domain/los-angeles.ts';
import { packages } from '#domain/packages.ts';

/** Offers the appointment as a file that calendars open; the uid is that of the mail's entry. */
function download(lead: LeadStatus, appointment: NonNullable<LeadStatus['appointment']>): void {
  const file = calendarFile('PUBLISH', {
    uid: appointment.uid,
    start: appointment.scheduled_at,
    end: addHours(appointment.scheduled_at, appointment.hours),
    summary: `${packages[lead.requested_service].title}, ${business.name}`,
    description: 'Please have the water and the power on. Updates are on your status page.',
    location: lead.city,
    url: window.location.href,
    sequence: appointment.sequence,
    stamp: appointment.sent_at,
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'boat-detailing-appointment.ics';
  link.click();
  URL.revokeObjectURL(address);
}

/** The appointment as the last mail stated it, with its calendar file. */
export function AppointmentPanel({ lead }: { readonly lead: LeadStatus }) {
  const { appointment } = lead;
  if (!appointment) return null;
  const day = formatWeekday(appointment.scheduled_at, new Date().toISOString());
  const span = formatSpan(appointment.scheduled_at, appointment.hours);
  if (appointment.canceled_at) {
    return (
      <section className="panel" aria-labelledby="appointment">
        <h2 className="panel__title" id="appointment">
          Appointment canceled
        </h2>
        <p className="small">
          <s>
            {day}, {span}
          </s>
        </p>
        <p className="small">Nobody will come to the boat. The cancellation is in your mail.</p>
      </section>
    );
  }
  return (
    <section className="panel" aria-labelledby="appointment">
      <h2 className="panel__title" id="appointment">
        Appointment
      </h2>
      <p className="big">
        {day}
        <br />
        {span}
      </p>
      <p className="small">
        Los Angeles time. About {appointment.hours} hours at the boat. Rain moves it, at no charge.
      </p>
      <p>
        <button type="button" className="btn btn--line btn--wide" onClick={() => download(lead, appointment)}>
          Add to calendar
        </button>
      </p>
    </section>
  );
}
