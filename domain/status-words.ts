import { promises } from './business.ts';
import type { SentAppointment } from './lead.ts';
import type { LeadStatus } from './lead-status.ts';
import { formatMoment, formatTime, formatWeekday } from './los-angeles.ts';
import { beforeTax, type PriceRange, rangeText } from './price-words.ts';
import type { Status } from './statuses.ts';

/** What decides the customer's wording of a status. */
export interface Standing
  extends Pick<LeadStatus, 'status' | 'quote_id' | 'quote_decision' | 'claims_until'> {
  readonly offer?: PriceRange | undefined;
  readonly appointment?: Pick<SentAppointment, 'scheduled_at' | 'canceled_at'> | undefined;
}

interface StatusWords {
  /** Follows the customer's first name and a comma. */
  readonly headline: string;
  readonly next: string;
}

/** The mailed appointment, unless canceled. */
export const standingAppointment = <Sent extends { canceled_at?: string | undefined }>({
  appointment,
}: {
  appointment?: Sent | undefined;
}): Sent | undefined => (appointment?.canceled_at ? undefined : appointment);

function offered({ offer, quote_id, quote_decision }: Standing): StatusWords {
  if (quote_decision === 'accepted') {
    return { headline: 'you said yes.', next: 'You said yes to your quote. We’ll email you to set a date.' };
  }
  if (quote_decision === 'declined') {
    return {
      headline: 'you turned down our quote.',
      next: 'Changed your mind, or have a question? Reply to our email.',
    };
  }
  if (offer) {
    return {
      headline: 'your price range is here.',
      next: `${rangeText(offer)} ${beforeTax}. If that works for you, reply to our email. We won’t start until you say yes.`,
    };
  }
  if (quote_id) {
    return { headline: 'your quote is here.', next: 'Take a look. We won’t start until you say yes.' };
  }
  return {
    headline: 'we’re preparing your price.',
    next: 'You’ll get it by email or text. We won’t start until you say yes.',
  };
}

function scheduled(standing: Standing, now: string): StatusWords {
  const appointment = standingAppointment(standing);
  if (!appointment) {
    return {
      headline: 'we’re confirming your date.',
      next: 'You’ll get the day and time by email.',
    };
  }
  const { scheduled_at } = appointment;
  return {
    headline: 'you’re booked.',
    next: `We’ll come to your boat on ${formatWeekday(scheduled_at, now)}. Please make sure water and power are on by ${formatTime(scheduled_at)}. You don’t need to be there.`,
  };
}

function completed({ claims_until }: Standing, now: string): StatusWords {
  const headline = 'your boat is done.';
  if (claims_until === undefined) return { headline, next: promises.claims };
  const until = formatMoment(claims_until, now);
  if (claims_until < now) return { headline, next: `Thanks for having us. Claims closed ${until}.` };
  return { headline, next: `Please take a look soon. If something isn’t right, tell us by ${until}.` };
}

function canceled({ appointment }: Standing, now: string): StatusWords {
  if (!appointment?.canceled_at) {
    return { headline: 'your request is canceled.', next: 'You can book again any time.' };
  }
  const { scheduled_at } = appointment;
  return {
    headline: 'your appointment is canceled.',
    next: `We won’t be coming on ${formatWeekday(scheduled_at, now)} at ${formatTime(scheduled_at)}. We’ve emailed you.`,
  };
}

const words: Record<Status, (standing: Standing, now: string) => StatusWords> = {
  REQUEST_SENT: () => ({
    headline: 'we’ve got it.',
    next: `Next, we’ll review your request and email or text you a price range. ${promises.answer}`,
  }),
  NEEDS_ACCESS_REVIEW: () => ({
    headline: 'we’re checking access to your boat.',
    next: 'We’re working out how to reach it with water and power. Your price range comes after that, by email or text.',
  }),
  CONTACTED: () => ({
    headline: 'we’re on it.',
    next: 'We’re working on your price range. If we’ve asked you a question, your answer helps us finish it.',
  }),
  OFFER_SENT: offered,
  SCHEDULED: scheduled,
  IN_PROGRESS: () => ({
    headline: 'we’re working on your boat.',
    next: 'We’ll email you when it’s done.',
  }),
  COMPLETED: completed,
  CANCELED: canceled,
};

/** Says only what was emailed, whatever status was set by hand. */
export const statusWords = (standing: Standing, now: string): StatusWords =>
  words[standing.status](standing, now);
