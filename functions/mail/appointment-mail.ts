import { appointmentOfVisit, movedFrom, noteOf, whenOf } from '#domain/appointment.ts';
import { promises } from '#domain/business.ts';
import { appointmentEvent, type CalendarMethod, calendarFile } from '#domain/calendar.ts';
import type { Lead, SentAppointment } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatSpan, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { statusWords } from '#domain/status-words.ts';
import type { Visit } from '#domain/visit.ts';
import type { BookedVisit } from '#domain/visit-booking.ts';
import { greeted, placeOf, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { CalendarPart, Mail } from './send-mail.ts';

const calendarOf = (method: CalendarMethod, lead: Lead, appointment: SentAppointment): CalendarPart => {
  const event = {
    ...appointmentEvent(lead, appointment, statusAddress(lead)),
    ...(lead.email && { attendee: lead.email }),
  };
  return { method, content: calendarFile(method, event) };
};

const appointmentFacts = (lead: Lead, { scheduled_at, hours }: SentAppointment) =>
  facts(
    ['Time', `${formatSpan(scheduled_at, hours)}, Los Angeles time`],
    ['Where', placeOf(lead)],
    ['Service', serviceOf(lead)],
    ['Boat', boatText(lead)],
  );

/** To the customer: a visit that was booked, or its new time, with a calendar invitation. */
export function appointmentMail(lead: Lead, booked: BookedVisit, now: string): Mail {
  const appointment = { ...appointmentOfVisit(booked.visit), sent_at: now };
  const before = movedFrom(booked);
  const { headline, next } = statusWords({ status: 'SCHEDULED', appointment }, now);
  return mailOf(
    'appointment',
    lead,
    before ? noteOf(booked, now) : `Your appointment: ${whenOf(appointment)}`,
    {
      preview: workOf(lead),
      heading: greeted(lead, before ? 'your appointment has a new time.' : headline),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(appointment.scheduled_at, now)),
        appointmentFacts(lead, appointment),
        ...(before ? [paragraph(`${noteOf(booked, now)}.`)] : []),
        paragraph(next),
        paragraph(`To move or cancel, reply to this email. ${promises.change} ${promises.rain}`),
        button('See your request', statusAddress(lead)),
      ],
    },
    [calendarOf('REQUEST', lead, appointment)],
  );
}

/** To the customer: visits are canceled, each with a file that takes it off the calendar. */
export function visitsCanceledMail(lead: Lead, visits: readonly Visit[], now: string): Mail {
  const canceled = visits.map(appointmentOfVisit);
  const [first] = canceled;
  if (!first) throw new Error('There is no visit to cancel.');
  const day = formatWeekday(first.scheduled_at, now);
  const several = canceled.length > 1;
  return mailOf(
    'cancellation',
    lead,
    several ? `Canceled: your appointments from ${day}` : `Canceled: your appointment on ${day}`,
    {
      preview: several ? 'Your appointments are canceled' : `${whenOf(first)} is canceled`,
      heading: greeted(lead, several ? 'your appointments are canceled.' : 'your appointment is canceled.'),
      packageId: lead.requested_service,
      blocks: [
        figure(day),
        ...canceled.map((appointment) => appointmentFacts(lead, appointment)),
        paragraph(
          several
            ? 'We won’t be coming at these times. The attached files take them off your calendar.'
            : 'We won’t be coming at this time. The attached file takes it off your calendar.',
        ),
        paragraph('Not expecting this? Reply and we’ll find a new day.'),
        button('See your request', statusAddress(lead)),
      ],
    },
    canceled.map((appointment) => calendarOf('CANCEL', lead, appointment)),
  );
}

/** To the customer: we were there, and could not work; no calendar file, as the time has passed. */
export function visitMissedMail(lead: Lead, visit: Visit, now: string): Mail {
  const when = whenOf({ ...appointmentOfVisit(visit), sent_at: now });
  return mailOf('missed', lead, `We missed you on ${formatWeekday(visit.start, now)}`, {
    preview: 'Let’s find a new day',
    heading: greeted(lead, 'we missed you.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`We came by for your appointment (${when}), but couldn’t get to your boat.`),
      paragraph('Things come up. Reply to this email and we’ll find a new day that works.'),
      paragraph(promises.change),
      button('See your request', statusAddress(lead)),
    ],
  });
}

/** To the customer: the owner is on the way to the boat. */
export const onMyWayMail = (lead: Lead, visit: Visit): Mail =>
  mailOf('on-my-way', lead, 'We’re on our way to your boat', {
    preview: `Your appointment at ${formatTime(visit.start)}`,
    heading: greeted(lead, 'we’re on our way.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(`We’ll be at your boat for your ${formatTime(visit.start)} appointment.`),
      paragraph('Please make sure water and power are on, and the gate is open if there is one.'),
      button('See your request', statusAddress(lead)),
    ],
  });
