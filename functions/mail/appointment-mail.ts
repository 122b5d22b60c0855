import { promises, terms } from '#domain/business.ts';
import type { Plan } from '#domain/choices.ts';
import type { Berth } from '#domain/customer/customer.ts';
import type { Lead, SentAppointment } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import {
  addHours,
  formatMoment,
  formatSlot,
  formatSpan,
  formatTime,
  formatWeekday,
} from '#domain/los-angeles.ts';
import { isAnswered } from '#domain/offer/is-answered.ts';
import { toldPrice } from '#domain/offer/told-price.ts';
import { freeOnceLate } from '#domain/status/change-words.ts';
import { appointmentOfVisit, isMoved, noteOf, whenOf } from '#domain/visit/appointment.ts';
import { comingVisits } from '#domain/visit/coming-visits.ts';
import { printedFreeUntil } from '#domain/visit/free-change.ts';
import { maxMoves } from '#domain/visit/move-limit.ts';
import { earlierText } from '#domain/visit/moved-words.ts';
import { isReady, missingText } from '#domain/visit/ready.ts';
import { asksWithAppointment } from '#domain/visit/reminders.ts';
import { isReturnVisit } from '#domain/visit/return-visit.ts';
import { openAsk, utilitiesAsk } from '#domain/visit/utilities.ts';
import type { Late, Visit } from '#domain/visit/visit.ts';
import type { BookedVisit } from '#domain/visit/visit-booking.ts';
import { visitTitle } from '#domain/visit/visit-name.ts';
import { cameEarlier } from '#domain/visit/visit-notice.ts';
import { comeAloneText } from '#domain/visit/why-missed.ts';
import { calendarPart } from './calendar-part.ts';
import {
  greeted,
  partAddress,
  placeOf,
  planWishBlocks,
  serviceOf,
  statusAddress,
  whereOf,
  workOf,
} from './lead-facts.ts';
import { button, facts, figure, type MailBlock, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import { readyQuestion, withPlaceAsked } from './ready-question.ts';
import type { Mail } from './send-mail.ts';

export const appointmentFacts = (
  lead: Lead,
  { scheduled_at, hours, is_return }: SentAppointment,
  where = placeOf(lead),
): MailBlock =>
  facts(
    ['Time', `${formatSpan(scheduled_at, hours)} PT`],
    ['Where', where],
    ['Service', visitTitle({ is_return }, serviceOf(lead))],
    ['Receipt', lead.record?.number],
    ['Boat', boatText(lead)],
  );

function changeText(lead: Lead, visit: Visit, now: string): string {
  const until = printedFreeUntil(visit);
  if (until === undefined || until <= now) {
    return `It’s less than ${terms.freeChangeHours} hours away, so if something comes up, message us on your page.`;
  }
  const hasFee = lead.terms_accepted_at !== undefined && !isReturnVisit(lead, visit);
  const after = hasFee ? 'message us there; a trip fee may apply' : 'message us there';
  const deadline = `free until ${formatMoment(until, now)}. After that, ${after}.`;
  return visit.moves < maxMoves
    ? `Move or cancel on your page, ${deadline}`
    : `Cancel on your page, ${deadline} To move it once more, message us there.`;
}

/** Asks for the boat where no ready check of its own will. */
function readyBlocks(lead: Lead, visit: Visit, berth: Berth | undefined, now: string): MailBlock[] {
  if (visit.start <= now) return [button('See your appointment', statusAddress(lead))];
  if (asksWithAppointment(visit)) return readyQuestion(lead, visit, berth);
  const please = [utilitiesAsk(lead, visit.start, berth), comeAloneText(lead.visits)];
  return withPlaceAsked(lead, berth, please.filter(Boolean).join(' '), {
    text: 'See your appointment',
    href: statusAddress(lead),
  });
}

/** What can be changed, until it begins. */
const changeBlocks = (lead: Lead, visit: Visit, now: string): MailBlock[] =>
  visit.start <= now
    ? []
    : [
        paragraph(`${changeText(lead, visit, now)} ${promises.rain}`),
        facts([
          'Change it',
          [
            { text: 'Move', href: partAddress(lead, 'move', visit.start) },
            { text: 'Cancel', href: partAddress(lead, 'cancel', visit.start) },
          ],
        ]),
      ];

/** What it costs: a job that has a receipt is billed once. */
const priceText = (lead: Lead): string =>
  lead.record
    ? `It’s part of the job on receipt ${lead.record.number}, so there’s no new charge for this visit.`
    : toldPrice(lead);

/** The customer's other days: one that is added takes none of them away. */
function otherVisits({ visits = [] }: Lead, { id }: Visit, now: string): MailBlock[] {
  const others = comingVisits(visits, now).filter((other) => other.id !== id);
  const times = others.map(({ start, hours }) => formatSlot(start, hours, now));
  return times.length === 0 ? [] : [facts(['Booked too', times.join('; ')])];
}

interface BesideAppointment {
  /** What the customer's card says of the place. */
  readonly berth?: Berth | undefined;
  readonly planWish?: Plan | undefined;
}

export function appointmentMail(
  lead: Lead,
  booked: BookedVisit,
  now: string,
  { berth, planWish }: BesideAppointment = {},
): Mail {
  const { visit } = booked;
  const appointment = { ...appointmentOfVisit(visit, lead), sent_at: now };
  const moved = isMoved(booked);
  const price = priceText(lead);
  const movedNote = cameEarlier(visit) ? earlierText(visit, now) : `${noteOf(booked, now)}.`;
  const news = cameEarlier(visit) ? 'we came earlier after all.' : 'your appointment has a new time.';
  const [what, booking] = appointment.is_return
    ? ['We’re coming back', 'we’re coming back.']
    : ['Your appointment', 'you’re booked.'];
  return mailOf(
    'appointment',
    lead,
    moved ? noteOf(booked, now) : `${what}: ${whenOf(appointment)}`,
    {
      preview: workOf(lead),
      heading: greeted(lead, moved ? news : booking),
      packageId: lead.requested_service,
      blocks: [
        figure(formatWeekday(visit.start, now)),
        appointmentFacts(lead, appointment, whereOf(lead)),
        ...otherVisits(lead, visit, now),
        ...(moved ? [paragraph(movedNote)] : []),
        ...(price === '' ? [] : [paragraph(price)]),
        ...(isAnswered(lead)
          ? []
          : [paragraph('If any of this isn’t what you expected, tell us on your page.')]),
        ...planWishBlocks(lead, planWish),
        ...readyBlocks(lead, visit, berth, now),
        ...changeBlocks(lead, visit, now),
      ],
    },
    [calendarPart('REQUEST', lead, appointment)],
  );
}

/** When we come, as far as that is known at this minute. */
function arrivalText({ start, late }: Visit, now: string): string {
  const about = late?.about ?? start;
  if (about > now) return `We’ll be at your boat by about ${formatTime(about)}.`;
  return `We were due at ${formatTime(start)} and are on our way now. Sorry about the wait.`;
}

/** Nothing is asked of which the customer has said how it is. */
function beforeArrival(lead: Lead, { ready }: Visit): string {
  if (isReady(ready)) return 'You said everything’s ready, so you don’t need to be there.';
  const missing = ready ? missingText(ready) : '';
  if (missing !== '') return `You told us: ${missing}. If that’s changed, message us on your page.`;
  return openAsk(lead);
}

/** To the customer. */
export function onMyWayMail(lead: Lead, visit: Visit, now: string, berth?: Berth): Mail {
  const arrival = arrivalText(visit, now);
  return mailOf('on-my-way', lead, 'We’re on our way to your boat', {
    preview: arrival,
    heading: greeted(lead, 'we’re on our way.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(arrival),
      ...withPlaceAsked(lead, berth, beforeArrival(lead, visit), {
        text: 'See your appointment',
        href: statusAddress(lead),
      }),
    ],
  });
}

/** To the customer. */
export function lateMail(lead: Lead, { start, hours }: Visit, { about, why }: Late): Mail {
  const due = formatTime(start);
  const done = about && `done by about ${formatTime(addHours(about, hours))}`;
  const subject = about ? `Running late: about ${formatTime(about)} instead of ${due}` : 'We’re running late';
  return mailOf('late', lead, subject, {
    preview: about ? `Now it’s ${done}` : 'You’ll see a new time on your page',
    heading: greeted(lead, about ? `make that ${formatTime(about)}.` : 'we’re running late.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(
        about
          ? `You were booked for ${due}. Now it’s about ${formatTime(about)}, ${done}. Sorry about that.`
          : `You were booked for ${due}. We don’t have a new time yet; you’ll see it on your page as soon as we know. Sorry about that.`,
      ),
      ...(why ? [paragraph(`“${why}”`)] : []),
      paragraph(`Doesn’t work for you anymore? ${freeOnceLate}`),
      button('See your appointment', statusAddress(lead)),
    ],
  });
}
