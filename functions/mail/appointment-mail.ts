import { whenOf } from '#domain/appointment.ts';
import { promises } from '#domain/business.ts';
import { appointmentUid, type CalendarEvent, calendarFile } from '#domain/calendar.ts';
import type { Lead, SentAppointment } from '#domain/lead.ts';
import { addHours, formatSpan, formatWeekday } from '#domain/los-angeles.ts';
import { headlines, nextSteps } from '#domain/statuses.ts';
import { boatOf, greeted, placeOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

function eventOf(lead: Lead, appointment: SentAppointment): CalendarEvent {
  const { scheduled_at, hours, sequence, sent_at, canceled_at } = appointment;
  return {
    uid: appointmentUid(lead.id),
    start: scheduled_at,
    end: addHours(scheduled_at, hours),
    summary: `Boat detailing: ${serviceOf(lead)}`,
    description: `${serviceOf(lead)}, ${boatOf(lead)}. Have water and power on at the boat. ${statusAddress(lead)}`,
    location: placeOf(lead),
    url: statusAddress(lead),
    sequence,
    stamp: canceled_at ?? sent_at,
    attendee: lead.email,
  };
}

const appointmentFacts = (lead: Lead, { scheduled_at, hours }: SentAppointment) =>
  facts(
    ['Time', `${formatSpan(scheduled_at, hours)}, Los Angeles time`],
    ['Where', placeOf(lead)],
    ['Service', serviceOf(lead)],
    ['Boat', boatOf(lead)],
  );

/** To the customer: a new appointment or a new time of it, with a calendar invitation. */
export function appointmentMail(lead: Lead, appointment: SentAppointment): Mail {
  const when = whenOf(appointment);
  return mailOf(
    'appointment',
    lead,
    `Your appointment: ${when}`,
    {
      preview: `${serviceOf(lead)}, ${boatOf(lead)}`,
      heading: greeted(lead, headlines.SCHEDULED),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(appointment.scheduled_at, appointment.sent_at)),
        appointmentFacts(lead, appointment),
        paragraph(nextSteps.SCHEDULED),
        paragraph(`To move or cancel, reply to this email. ${promises.change} ${promises.rain}`),
        button('See your request', statusAddress(lead)),
      ],
    },
    { method: 'REQUEST', content: calendarFile('REQUEST', eventOf(lead, appointment)) },
  );
}

/** To the customer: the appointment that was mailed before is canceled; `sequence` is one more than it had. */
export function appointmentCanceledMail(lead: Lead, appointment: SentAppointment): Mail {
  const when = whenOf(appointment);
  return mailOf(
    'cancellation',
    lead,
    `Canceled: your appointment on ${formatWeekday(appointment.scheduled_at, appointment.sent_at)}`,
    {
      preview: `${when} is canceled`,
      heading: greeted(lead, 'your appointment is canceled.'),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(appointment.scheduled_at, appointment.sent_at)),
        appointmentFacts(lead, appointment),
        paragraph('We do not come at this time. The attached file takes it out of your calendar.'),
        paragraph('If this surprises you, reply to this mail and we find a new day.'),
        button('See your request', statusAddress(lead)),
      ],
    },
    { method: 'CANCEL', content: calendarFile('CANCEL', eventOf(lead, appointment)) },
  );
}
