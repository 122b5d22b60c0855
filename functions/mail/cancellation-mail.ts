import type { Lead } from '#domain/lead.ts';
import { dayOf, formatMoment, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { isExpired } from '#domain/offer/offer-validity.ts';
import { uncapitalized } from '#domain/plain-text.ts';
import { appointmentOfVisit, whenOf } from '#domain/visit/appointment.ts';
import { cancelReasons } from '#domain/visit/cancel-reasons.ts';
import { comingVisits } from '#domain/visit/coming-visits.ts';
import { maxMoves } from '#domain/visit/move-limit.ts';
import { plannedVisits, type Visit } from '#domain/visit/visit.ts';
import { missedAt, whyMissed } from '#domain/visit/why-missed.ts';
import { appointmentFacts } from './appointment-mail.ts';
import { calendarPart } from './calendar-part.ts';
import { greeted, partAddress, statusAddress } from './lead-facts.ts';
import { button, facts, figure, type MailBlock, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

const planStays = ({ plan }: Lead): MailBlock[] =>
  plan && plan.answer !== 'end'
    ? [paragraph('This was one visit of your plan. The plan itself stays as it is.')]
    : [];

/** To the customer: visits are canceled, each with a file that takes it off the calendar. */
export function visitsCanceledMail(lead: Lead, visits: readonly Visit[], now: string): Mail {
  const canceled = visits.map((visit) => appointmentOfVisit(visit, lead));
  const [first] = canceled;
  if (!first) throw new Error('There is no visit to cancel.');
  const day = formatWeekday(first.scheduled_at, now);
  const several = canceled.length > 1;
  const asked = visits.every(({ cancel_wish }) => cancel_wish) ? 'You asked us to cancel. ' : '';
  return mailOf(
    'cancellation',
    lead,
    several ? `Canceled: your appointments from ${day}` : `Canceled: your appointment on ${day}`,
    {
      preview: several ? 'Your appointments are canceled' : `${whenOf(first)} is canceled`,
      heading: greeted(lead, several ? 'your appointments are canceled.' : 'your appointment is canceled.'),
      packageId: lead.requested_service,
      blocks: [
        ...cancelReasons(visits).map(paragraph),
        figure(day),
        ...canceled.map((appointment) => appointmentFacts(lead, appointment)),
        paragraph(
          several
            ? `${asked}We won’t be coming at these times. The attached files take them off your calendar.`
            : `${asked}We won’t be coming at this time. The attached file takes it off your calendar.`,
        ),
        ...planStays(lead),
        paragraph(
          asked
            ? 'Changed your mind? Message us on your page, or reply to this email.'
            : 'Not expecting this? Reply and we’ll find a new day.',
        ),
        button('See your request', statusAddress(lead)),
      ],
    },
    canceled.map((appointment) => calendarPart('CANCEL', lead, appointment)),
  );
}

const hasAgreed = ({ offer_sent, offer_answer }: Lead): boolean =>
  offer_sent !== undefined && offer_answer?.answer === 'yes';

/** As the page has it: a time can be picked again while a move is left. */
function anotherDay(lead: Lead, { moves }: Visit, isOff: boolean): MailBlock[] {
  return isOff && hasAgreed(lead) && moves < maxMoves
    ? [
        paragraph('Changed your mind? Pick another time on your page.'),
        button('Pick another time', partAddress(lead, 'yes')),
      ]
    : [
        paragraph('Changed your mind? Message us on your page, or reply to this email.'),
        button('Open your page', statusAddress(lead)),
      ];
}

/** To the customer who called a visit off: it is off, and what still stands. */
export function canceledByCustomerMail(lead: Lead, visit: Visit, now: string): Mail {
  const appointment = appointmentOfVisit(visit, lead);
  const others = comingVisits(lead.visits ?? [], now).map(({ start }) => formatMoment(start, now));
  return mailOf(
    'cancellation',
    lead,
    `You canceled your appointment on ${formatWeekday(visit.start, now)}`,
    {
      preview: `${whenOf(appointment)} is off`,
      heading: greeted(lead, 'you canceled your appointment.'),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(visit.start, now)),
        appointmentFacts(lead, appointment),
        paragraph('We won’t be coming at this time. The attached file takes it off your calendar.'),
        ...(others.length > 0 ? [facts(['Still planned', others.join('\n')])] : []),
        ...planStays(lead),
        ...anotherDay(lead, visit, others.length === 0 && !lead.record),
      ],
    },
    [calendarPart('CANCEL', lead, appointment)],
  );
}

/** To the customer: we were there, and could not work. A calendar file comes only with a later time that they were told of. */
export function visitMissedMail(lead: Lead, visit: Visit, now: string): Mail {
  const when = whenOf({ ...appointmentOfVisit(visit, lead), sent_at: now });
  const mayChoose = hasAgreed(lead) || (lead.offer_sent !== undefined && !isExpired(lead.offer_sent, now));
  const mayPick = mayChoose && plannedVisits(lead.visits ?? []).length === 0;
  const { start, started_at, on_my_way_at = start, moved_from = start } = visit;
  const about = visit.late?.about;
  const isLate = started_at === undefined && on_my_way_at > (about ?? start);
  const toldLater = about === undefined ? '' : `, moved to about ${formatTime(about)}`;
  const [what, word] =
    started_at === undefined
      ? ['We missed you', isLate ? 'Sorry about that.' : 'Things come up.']
      : ['We couldn’t do the work', 'We’re sorry.'];
  const came = isLate ? 'We came late for' : 'We came by for';
  const at = missedAt(visit, visit.ended_at);
  const cameFor =
    at < start
      ? `We came by ${formatMoment(at, now)}, ahead of your ${formatTime(start)} appointment, but`
      : `${came} your appointment (${when})${toldLater}, ${isLate ? 'and' : 'but'}`;
  const isToldLater = dayOf(moved_from) > dayOf(start);
  const off = `We’d told you ${formatMoment(moved_from, now)}. That’s off now, and the attached file takes it off your calendar.`;
  const content = {
    preview: 'Let’s find a new day',
    heading: greeted(lead, `${uncapitalized(what)}.`),
    packageId: lead.requested_service,
    blocks: [
      paragraph(
        isToldLater
          ? `We came by ${formatMoment(started_at ?? start, now)}, but ${whyMissed(visit)}.`
          : `${cameFor} ${whyMissed(visit)}.`,
      ),
      ...(isToldLater ? [paragraph(off)] : []),
      paragraph(
        mayPick
          ? `${word} Pick a new time on your page, or reply to this email.`
          : `${word} Reply to this email and we’ll find a new day that works.`,
      ),
      mayPick
        ? button('Pick another time', partAddress(lead, 'yes'))
        : button('See your request', statusAddress(lead)),
    ],
  };
  return mailOf(
    'missed',
    lead,
    `${what} on ${formatWeekday(start, now)}`,
    content,
    isToldLater ? [calendarPart('CANCEL', lead, appointmentOfVisit(visit, lead))] : [],
  );
}
