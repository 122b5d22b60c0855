import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { addHours, formatSlot, formatTime } from '#domain/los-angeles.ts';
import { tellsOnAgain } from '#domain/message/take-back-miss.ts';
import { hasWords, photosText } from '#domain/photo/photos.ts';
import { openCents } from '#domain/price/open-cents.ts';
import { beforeTax, rangeText } from '#domain/price/price-words.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { dataRequestClosedStatus } from '#domain/privacy/data-requests.ts';
import { reviewAnsweredStatus } from '#domain/review/review-changes.ts';
import { momentOf, type TimelineEntry } from '#domain/timeline.ts';
import { activeVisits, type Visit } from '#domain/visit/visit.ts';
import {
  greeted,
  isOfToday,
  partAddress,
  serviceOf,
  statusAddress,
  workOf,
  writtenBy,
} from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import { type PlanFacts, stopping } from './plan-mail.ts';
import { payButton } from './receipt-mail.ts';
import type { Mail } from './send-mail.ts';
import { stopAddress } from './stop-link.ts';

/** What the owner answers or follows up on, and the button that leads to it. */
function matterParts(lead: Lead, entry: TimelineEntry) {
  const { status, message } = entry;
  const { offer_sent: offer, record } = lead;
  if (tellsOnAgain(entry)) {
    return {
      subject: 'Your appointment is on after all',
      heading: greeted(lead, 'your appointment is on after all.'),
      button: button('See your appointment', statusAddress(lead)),
    };
  }
  if (status === reviewAnsweredStatus) {
    return {
      subject: `We answered your review: ${workOf(lead)}`,
      heading: greeted(lead, 'we answered your review.'),
      button: button('See it on your page', partAddress(lead, 'review')),
    };
  }
  if (status === dataRequestClosedStatus) {
    return {
      subject: 'Your data request is closed',
      heading: greeted(lead, 'your data request is closed.'),
      button: button('See it on your page', partAddress(lead, 'messages')),
    };
  }
  if (message?.about === 'offer' && offer) {
    return {
      subject: `A reminder of your price: ${rangeText(offer)} ${beforeTax}`,
      heading: greeted(lead, 'your price is waiting for an answer.'),
      button: button('See the price and times', partAddress(lead, 'yes')),
    };
  }
  if (message?.about === 'unpaid' && record) {
    return {
      subject: `A reminder: ${formatCents(openCents(record))} for receipt ${record.number}`,
      heading: greeted(lead, `about receipt ${record.number}.`),
      button: payButton(lead, record),
    };
  }
  return undefined;
}

/** Longer on its way, in hours, it may say what was so when it was written. */
const lateHours = 1 / 12;

/** That a message waited for signal; its day stands beside it. */
function waitedText(entry: TimelineEntry, now: string): string {
  const at = momentOf(entry);
  if (addHours(at, lateHours) >= entry.created_at) return '';
  const written = isOfToday(at, now) ? `Written at ${formatTime(at)}, sent` : 'Sent';
  return `${written} when we had signal again.`;
}

const pastText = 'It’s past the time it was planned for. Your page says when we start.';

const isLateNow = (visit: Visit | undefined, now: string): boolean =>
  visit?.status === 'planned' && visit.start < now && visit.late?.about === undefined;

/** To the customer: what the owner wrote. Its photos are on their page. `plan` stands where it is of a plan's visit. */
export function messageMail(lead: Lead, entry: TimelineEntry, now: string, plan?: PlanFacts): Mail {
  const { note = '', message } = entry;
  const count = message?.photos?.length ?? 0;
  const isSaid = hasWords(note, count);
  const answered = message?.answers;
  const waited = waitedText(entry, now);
  const look = `There${count === 1 ? '’s' : ' are'} ${photosText(count)} to see on your page.`;
  const answer = 'where you can add photos, or just reply to this email.';
  const matter = matterParts(lead, entry);
  const [visit] = activeVisits(lead.visits ?? []);
  const mail = mailOf('message', lead, matter?.subject ?? `A message about your boat: ${workOf(lead)}`, {
    preview: isSaid ? [waited, note].filter(Boolean).join(' ') : look,
    heading:
      matter?.heading ?? greeted(lead, isSaid ? 'you have a message.' : `we sent you ${photosText(count)}.`),
    packageId: lead.requested_service,
    blocks: [
      ...(waited ? [paragraph(waited)] : []),
      ...(tellsOnAgain(entry) && isLateNow(visit, now) ? [paragraph(pastText)] : []),
      ...(isSaid ? [words(writtenBy(business.name, momentOf(entry), now), note)] : []),
      ...(answered ? [words(writtenBy('You wrote', answered.at, now), answered.text)] : []),
      ...(matter ? [matter.button] : []),
      paragraph(count > 0 ? `${look} Answer there, ${answer}` : `Answer on your page, ${answer}`),
      ...(matter ? [] : [answerButton(lead, count)]),
      facts(
        ['Booked for', tellsOnAgain(entry) && visit ? formatSlot(visit.start, visit.hours, now) : undefined],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
      ),
      ...(plan ? [stopping(lead, plan)] : []),
    ],
  });
  return plan ? { ...mail, unsubscribe: stopAddress(plan.token) } : mail;
}

function answerButton(lead: Lead, photos: number) {
  if (photos === 0) return button('Answer', partAddress(lead, 'write'));
  return button(photos === 1 ? 'See the photo' : 'See the photos', partAddress(lead, 'messages'));
}
