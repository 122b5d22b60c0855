import { promises, terms } from '#domain/business.ts';
import { appointmentEvent, calendarFile } from '#domain/calendar.ts';
import type { LeadStatus } from '#domain/lead-status.ts';
import {
  addHours,
  formatDay,
  formatHours,
  formatMoment,
  formatShortDay,
  formatSpan,
  formatWeekday,
} from '#domain/los-angeles.ts';
import { unbroken } from './unbroken.ts';

type Appointment = NonNullable<LeadStatus['appointment']>;

/** Downloads the appointment as a calendar file: the email's entry without the invitation. */
function download(lead: LeadStatus, appointment: Appointment): void {
  const address = `${window.location.origin}${window.location.pathname}`;
  const file = calendarFile('PUBLISH', appointmentEvent(lead, appointment, address));
  const blobAddress = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = blobAddress;
  link.download = 'boat-detailing-appointment.ics';
  link.click();
  URL.revokeObjectURL(blobAddress);
}

function freeUntil(scheduledAt: string, now: string): string {
  const until = addHours(scheduledAt, -terms.freeChangeHours);
  const day = formatMoment(until, now);
  if (until < now) return `Free changes ended ${day}. A trip fee may apply.`;
  return `Free to move or cancel until ${day}: just write to us.`;
}

interface AppointmentPlateProps {
  readonly lead: LeadStatus;
  readonly appointment: Appointment;
  readonly now: string;
}

/** The appointment as last emailed. */
export function AppointmentPlate({ lead, appointment, now }: AppointmentPlateProps) {
  const { scheduled_at, hours } = appointment;
  const [month, day] = formatShortDay(scheduled_at, scheduled_at).split(' ');
  const [weekday = '', ...rest] = formatWeekday(scheduled_at, now).split(', ');
  const year = rest.length > 1 ? formatDay(scheduled_at).split(', ')[1] : undefined;
  return (
    <>
      <h2 className="vh">Your appointment</h2>
      <div className="plate">
        <p className="plate__day" aria-hidden="true">
          <i>{month}</i>
          <b>{day}</b>
          {year && <i>{year}</i>}
        </p>
        <div>
          <p className="plate__time">
            {weekday}
            <span className="vh">, {rest.join(', ')}</span>
            <br />
            {unbroken(formatSpan(scheduled_at, hours))}
          </p>
          <p className="quiet">
            About {formatHours(hours)} at your boat in {lead.city}, Los Angeles time
          </p>
        </div>
      </div>
      {lead.status === 'SCHEDULED' && (
        <>
          <p className="go">
            <button type="button" className="btn btn--main" onClick={() => download(lead, appointment)}>
              Add to calendar
            </button>
          </p>
          <p className="quiet">
            <b>{unbroken(freeUntil(scheduled_at, now))}</b> {promises.rain}
          </p>
        </>
      )}
    </>
  );
}
