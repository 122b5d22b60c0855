import { movedFrom, noteOf, whenOf } from '#domain/appointment.ts';
import { promises } from '#domain/business.ts';
import { appointmentEvent, appointmentUid, type CalendarMethod, calendarFile } from '#domain/calendar.ts';
import type { Lead, SentAppointment } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatSpan, formatWeekday } from '#domain/los-angeles.ts';
import { statusWords } from '#domain/status-words.ts';
import { greeted, placeOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

const calendarOf = (method: CalendarMethod, lead: Lead, appointment: SentAppointment): Mail['calendar'] => {
  const told = { ...appointment, uid: appointmentUid(lead.id) };
  const event = { ...appointmentEvent(lead, told, statusAddress(lead)), attendee: lead.email };
  return { method, content: calendarFile(method, event) };
};

const appointmentFacts = (lead: Lead, { scheduled_at, hours }: SentAppointment) =>
  facts(
    ['Time', `${formatSpan(scheduled_at, hours)}, Los Angeles time`],
    ['Where', placeOf(lead)],
    ['Service', serviceOf(lead)],
    ['Boat', boatText(lead)],
  );

/** To the customer: a new or changed appointment, with a calendar invitation. */
export function appointmentMail(lead: Lead, appointment: SentAppointment): Mail {
  const { scheduled_at, sent_at } = appointment;
  const before = movedFrom(lead, appointment);
  const { headline, next } = statusWords({ status: 'SCHEDULED', appointment }, sent_at);
  return mailOf(
    'appointment',
    lead,
    before ? noteOf(appointment, before) : `Your appointment: ${whenOf(appointment)}`,
    {
      preview: `${serviceOf(lead)}, ${boatText(lead)}`,
      heading: greeted(lead, before ? 'your appointment has a new time.' : headline),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(scheduled_at, sent_at)),
        appointmentFacts(lead, appointment),
        ...(before ? [paragraph(`${noteOf(appointment, before)}.`)] : []),
        paragraph(next),
        paragraph(`To move or cancel, reply to this email. ${promises.change} ${promises.rain}`),
        button('See your request', statusAddress(lead)),
      ],
    },
    calendarOf('REQUEST', lead, appointment),
  );
}

/** To the customer: a mailed appointment is canceled; `sequence` is one more than it had. */
export function appointmentCanceledMail(lead: Lead, appointment: SentAppointment): Mail {
  const { scheduled_at, sent_at } = appointment;
  const day = formatWeekday(scheduled_at, sent_at);
  return mailOf(
    'cancellation',
    lead,
    `Canceled: your appointment on ${day}`,
    {
      preview: `${whenOf(appointment)} is canceled`,
      heading: greeted(lead, 'your appointment is canceled.'),
      packageId: lead.requested_service,
      blocks: [
        figure(day),
        appointmentFacts(lead, appointment),
        paragraph('We won’t be coming at this time. The attached file takes it off your calendar.'),
        paragraph('Not expecting this? Reply and we’ll find a new day.'),
        button('See your request', statusAddress(lead)),
      ],
    },
    calendarOf('CANCEL', lead, appointment),
  );
}
