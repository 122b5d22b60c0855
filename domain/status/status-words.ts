import { promises } from '../business.ts';
import { formatMoment, formatTime, formatWeekday } from '../los-angeles.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { customerStep, standingVisits } from './customer-step.ts';
import { type Standing, type StatusWords, standingAppointment } from './standing.ts';
import { beforeBooking, waiting } from './status-words-before-booking.ts';

function extraFound({ status }: Standing, visits: readonly PublicVisit[], now: string): StatusWords {
  const headline = 'we found something.';
  const [next] = visits;
  return status === 'SCHEDULED' && next
    ? {
        headline,
        next: `You’re booked for ${formatMoment(next.start, now)} either way. We’ll only do it if you say yes.`,
      }
    : { headline, next: 'We’re at your boat, and we’ll keep going while you decide.' };
}

const timesOffered = ({ start }: PublicVisit, now: string): StatusWords => ({
  headline: 'would another time be better?',
  next: `You’re booked for ${formatMoment(start, now)}, and that stays yours until you pick another.`,
});

function readyAsked({ start, ready }: PublicVisit, now: string): StatusWords {
  const { water, power, access, boat } = ready ?? {};
  const comes = `We’ll be at your boat ${formatMoment(start, now)}.`;
  return water && power && access && boat
    ? { headline: 'you’re all set.', next: `${comes} You don’t need to be there.` }
    : { headline: 'is your boat ready?', next: comes };
}

/** What the customer is asked about booked work goes before what is simply so. */
function asked(standing: Standing, now: string): StatusWords | undefined {
  const visits = standingVisits(standing.visits);
  const step = customerStep(standing, now);
  if (step === 'extra') return extraFound(standing, visits, now);
  const moving = visits.find(({ move_offer }) => step === 'move-offer' && move_offer);
  if (moving) return timesOffered(moving, now);
  const due = visits.find(({ asks_ready }) => step === 'ready' && asks_ready);
  return due && readyAsked(due, now);
}

function scheduled(standing: Standing, now: string): StatusWords {
  const appointment = standingAppointment(standing);
  if (!appointment) return waiting('SCHEDULED', standing);
  const { scheduled_at } = appointment;
  return {
    headline: 'you’re booked.',
    next: `We’ll come to your boat on ${formatWeekday(scheduled_at, now)}. Please make sure water and power are on by ${formatTime(scheduled_at)}. You don’t need to be there.`,
  };
}

function completed({ claims_until }: Standing, now: string): StatusWords {
  const headline = 'your boat is done.';
  if (claims_until === undefined) return { headline, next: promises.complaints };
  const until = formatMoment(claims_until, now);
  if (claims_until < now) return { headline, next: `Thanks for having us. Claims closed ${until}.` };
  return { headline, next: `Please take a look soon. If something isn’t right, tell us by ${until}.` };
}

function canceled(standing: Standing, now: string): StatusWords {
  const { appointment, mailed_to } = standing;
  if (!appointment?.canceled_at) {
    return { headline: 'your request is canceled.', next: 'You can book again any time.' };
  }
  const when = formatMoment(appointment.scheduled_at, now);
  if (standing.visits?.some(({ canceled_by }) => canceled_by === 'customer')) {
    const told = mailed_to === undefined ? '' : ` We’ll email ${mailed_to}.`;
    return {
      headline: 'your appointment is canceled.',
      next: `${when} is off the calendar, and you owe nothing.${told}`,
    };
  }
  return {
    headline: 'your appointment is canceled.',
    next: `We won’t be coming ${when}, and you owe nothing. We’re sorry.`,
  };
}

function underway({ mailed_to }: Standing): StatusWords {
  const next = mailed_to === undefined ? 'This page says when it’s done.' : 'We’ll email you when it’s done.';
  return { headline: 'we’re working on your boat.', next };
}

function wordsOfStatus(standing: Standing, now: string): StatusWords {
  switch (standing.status) {
    case 'IN_PROGRESS':
      return underway(standing);
    case 'COMPLETED':
      return completed(standing, now);
    case 'CANCELED':
      return canceled(standing, now);
    case 'SCHEDULED':
      return scheduled(standing, now);
    default:
      return standingVisits(standing.visits).length > 0
        ? scheduled(standing, now)
        : (beforeBooking(standing, now) ?? waiting(standing.status, standing));
  }
}

/** Says only what was emailed or booked, whatever status was set by hand. */
export const statusWords = (standing: Standing, now: string): StatusWords =>
  asked(standing, now) ?? wordsOfStatus(standing, now);
