import { promises } from '../business.ts';
import {
  addHours,
  dayOf,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWeekday,
  minuteOf,
  startOfDay,
} from '../los-angeles.ts';
import { joined } from '../plain-text.ts';
import { balanceText, isUnsettled, settledTexts } from '../record/record-words.ts';
import { isCalledOff, isOnAgain } from '../visit/called-off.ts';
import { excusedHours, isOverdueBy } from '../visit/past-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { isReady, missingText } from '../visit/ready.ts';
import { isUnmarked } from '../visit/unmarked.ts';
import { openAsk, utilitiesAsk } from '../visit/utilities.ts';
import { comeAloneText } from '../visit/why-missed.ts';
import { cameBackText, workedText } from '../visit/worked-at.ts';
import { asksToMove, customerStep, standingVisits } from './customer-step.ts';
import { approvedAt } from './day-log.ts';
import { offText } from './off-words.ts';
import {
  answeredWhere,
  daysDoneText,
  isBetweenDays,
  type Standing,
  type StatusWords,
  standingAppointment,
} from './standing.ts';
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

const sorry = 'Sorry about that.';

function timesOffered(visit: PublicVisit, now: string): StatusWords {
  const { start } = visit;
  const when = formatMoment(start, now);
  if (!isCalledOff(visit)) {
    return {
      headline: isOnAgain(visit) ? 'we can come after all.' : 'could we move your appointment?',
      next:
        start > now
          ? `You’re booked for ${when}, and that stays yours until you pick another.`
          : `You were booked for ${when}, and we asked to move that. Pick a time that works for you, or message us.`,
    };
  }
  const said = start > now ? `We can’t come ${when} after all` : `We couldn’t come ${when}`;
  return {
    headline: 'we need another day.',
    next: `${said}. ${sorry} Pick a time that works for you, or message us.`,
  };
}

/** The page asks for the place below. */
const beforeWeCome = ({ asks_place }: Standing, at = 'there'): string =>
  asks_place ? 'Tell us below where the boat is.' : `You don’t need to be ${at}.`;

const isAnswered = ({ messages = [] }: Standing, since = ''): boolean =>
  messages.some(({ from, at }) => from === 'owner' && at > since);

function toldMissing({ ready }: PublicVisit, standing: Standing): string {
  const missing = ready ? missingText(ready) : '';
  if (missing === '') return '';
  const answer = isAnswered(standing, ready?.at) ? ' Our answer is below.' : '';
  return `You told us: ${missing}.${answer} If that’s changed, message us.`;
}

/** The same once we are on our way, or due: a boat that isn't ready needs somebody. */
function asWeCome(visit: PublicVisit, standing: Standing, at?: string): string {
  const missing = toldMissing(visit, standing);
  if (missing !== '') return missing;
  return isReady(visit.ready) || standing.asks_place ? beforeWeCome(standing, at) : openAsk(standing);
}

const notWrittenDown = (known: string): StatusWords => ({
  headline: 'we’re catching up on our notes.',
  next: `${known}.`,
});

const cameWithPhotos = ({ start }: PublicVisit, { job_photos = [] }: Standing): boolean =>
  job_photos.some(({ added_at }) => dayOf(added_at) >= dayOf(start));

/** So long after the time, and after they left, nobody knows whether they still are. */
const silentHours = 0.5;
const silent =
  'haven’t checked in since, which can just mean no signal at the dock. Sorry if you’re waiting.';

function mayBeLate({ held_up_until }: Standing, start: string): StatusWords | undefined {
  if (held_up_until === undefined) return undefined;
  const by = `by ${formatTime(start)}. This page says when we’re on our way.`;
  return isOverdueBy(start, held_up_until)
    ? { headline: 'we’re running behind today.', next: `We probably won’t make it ${by}` }
    : {
        headline: 'we may be running late.',
        next: `We’re running behind today, so we may not make it ${by}`,
      };
}

/** The day as far as it is known: once we left, said that we are late, or should have begun. What isn't ready is still named. */
function onTheDay(standing: Standing, now: string): StatusWords | undefined {
  const [visit] = standingVisits(standing.visits);
  if (visit?.status !== 'planned') return undefined;
  const words = howWeCome(visit, standing, now);
  if (!words || isUnmarked(visit, now, standing.held_up_until)) return words;
  const missing = toldMissing(visit, standing);
  const told = words.next.includes(missing) ? '' : missing;
  return { ...words, next: [words.next, told, wishText(visit)].filter(Boolean).join(' ') };
}

function wishText({ cancel_asked, move_asked }: PublicVisit): string {
  if (cancel_asked === 'waits') return 'You asked to cancel, and we haven’t answered yet.';
  return move_asked === 'waits' ? 'You asked to move it, and we haven’t answered yet.' : '';
}

function howWeCome(visit: PublicVisit, standing: Standing, now: string): StatusWords | undefined {
  const { start, late, on_my_way_at, done_about } = visit;
  if (isUnmarked(visit, now, standing.held_up_until)) {
    const noted = cameWithPhotos(visit, standing)
      ? 'how it went. Our photos are below. If something’s off, message us'
      : 'whether we came. If we didn’t, we’re sorry: message us';
    return notWrittenDown(
      `You were booked for ${formatMoment(start, now)}, and we haven’t written down yet ${noted}`,
    );
  }
  const isPast = minuteOf(start) < minuteOf(now);
  if (late?.about !== undefined && minuteOf(late.about) >= minuteOf(now)) {
    const done = done_about === undefined ? '' : `, done by about ${formatTime(done_about)}`;
    const about = formatTime(late.about);
    const instead = `instead of ${formatTime(start)}${done}.`;
    return on_my_way_at === undefined
      ? { headline: `make that ${about}.`, next: `That’s ${instead}` }
      : { headline: 'we’re on our way.', next: `There by about ${about} ${instead}` };
  }
  const said =
    late?.about === undefined
      ? `We were due at ${formatTime(start)}`
      : `We said about ${formatTime(late.about)}`;
  if (on_my_way_at !== undefined) {
    const expected = late?.about ?? start;
    const left = formatTime(on_my_way_at);
    const [latest = start] = [expected, on_my_way_at].toSorted().slice(-1);
    if (addHours(latest, silentHours) <= now)
      return { headline: `we left at ${left}.`, next: `${said} and ${silent}` };
    const isSorry = addHours(expected, excusedHours) <= now;
    const next = isPast
      ? [`We left at ${left}.`, `${said}.`, isSorry ? sorry : ''].join(' ').trim()
      : `There by about ${formatTime(start)}. ${asWeCome(visit, standing, 'at the boat')}`;
    return { headline: 'we’re on our way.', next };
  }
  if (!isPast && !late) {
    const behind = mayBeLate(standing, start);
    if (behind || start > now) return behind;
    const next = `You’re booked for ${formatTime(start)}. ${asWeCome(visit, standing)}`;
    return { headline: 'we’re due now.', next };
  }
  if (isPast && late?.on_again && late.about === undefined)
    return {
      headline: 'your appointment is on after all.',
      next: `It was planned for ${formatTime(start)}. This page says when we start.`,
    };
  if (isPast && late && late.about === undefined)
    return {
      headline: 'we’re running late.',
      next: `${said}. You’ll see a new time here as soon as we know. ${sorry}`,
    };
  if (isPast && standing.held_up_until)
    return {
      headline: 'we’re running behind today.',
      next: `${said}. Sorry if you’re waiting. This page says when we’re on our way.`,
    };
  if (isPast)
    return {
      headline: 'we may be running late.',
      next: `${said} and haven’t checked in, which can just mean no signal at the dock. Sorry if you’re waiting.`,
    };
  return {
    headline: 'we’re running late.',
    next: `We won’t make it by ${formatTime(start)}. ${sorry}`,
  };
}

function readyAsked(visit: PublicVisit, standing: Standing, now: string): StatusWords {
  const when = formatMoment(visit.start, now);
  const comes = isBetweenDays(standing)
    ? `${daysDoneText(standing)} We’ll be back ${when}.`
    : `We’ll be at your boat ${when}.`;
  const missing = visit.ready ? missingText(visit.ready) : '';
  if (missing !== '') {
    const next = isAnswered(standing, visit.ready?.at)
      ? `You told us: ${missing}. Our answer is below, and you’re still booked for ${when}.`
      : `You told us: ${missing}. You’re still booked for ${when}. Once it’s sorted out, tick it below.`;
    return { headline: 'thanks for the heads-up.', next };
  }
  const isLaterAsked = standingVisits(standing.visits).some(
    ({ asks_ready, ready }) => asks_ready && !isReady(ready),
  );
  const readyHeadline = standing.asks_place || isLaterAsked ? 'one thing is left.' : 'you’re all set.';
  return isReady(visit.ready)
    ? { headline: readyHeadline, next: `${comes} ${beforeWeCome(standing)}` }
    : { headline: 'is your boat ready?', next: comes };
}

function changeAsked({ start, cancel_asked }: PublicVisit, standing: Standing, now: string): StatusWords {
  const when = formatMoment(start, now);
  return {
    headline: 'we got your note.',
    next: `You asked to ${cancel_asked === 'waits' ? 'cancel' : 'move'} ${when}. We’ll answer ${answeredWhere(standing)}. Until then, it’s still on.`,
  };
}

/** What the customer asks or is asked about booked work goes before what is simply so. */
function asked(standing: Standing, now: string): StatusWords | undefined {
  const visits = standingVisits(standing.visits);
  const step = customerStep(standing, now);
  if (step === 'extra') return extraFound(standing, visits, now);
  const moving = visits.find((visit) => step === 'move-offer' && asksToMove(visit, now));
  if (moving) return timesOffered(moving, now);
  const changing = visits.find(
    ({ status, cancel_asked, move_asked }) =>
      status === 'planned' && (cancel_asked === 'waits' || move_asked === 'waits'),
  );
  if (changing) return onTheDay(standing, now) ?? changeAsked(changing, standing, now);
  const [first] = visits;
  return first && step === 'ready'
    ? (onTheDay(standing, now) ?? readyAsked(first, standing, now))
    : undefined;
}

function daysToCome({ visits = [] }: Standing, scheduled_at: string, now: string): string[] {
  const [first, ...others] = standingVisits(visits);
  const alike = others.filter((visit) => visit.is_return === first?.is_return && !isCalledOff(visit));
  const starts = [scheduled_at, ...alike.map(({ start }) => start)];
  return [...new Set(starts.map((start) => formatWeekday(start, now)))];
}

function scheduled(standing: Standing, now: string): StatusWords {
  const today = onTheDay(standing, now);
  if (today) return today;
  const appointment = standingAppointment(standing);
  if (!appointment) return waiting('SCHEDULED', standing);
  const { scheduled_at } = appointment;
  const place = standing.asks_place ? beforeWeCome(standing) : comeAloneText(standing.visits);
  const asks = [utilitiesAsk(standing, scheduled_at), place].filter(Boolean).join(' ');
  const days = daysToCome(standing, scheduled_at, now);
  const day = joined(days);
  if (isBetweenDays(standing)) {
    const part = days.length > 1 ? 'The next parts of the job are' : 'The next part of the job is';
    return { headline: 'we’ll be back.', next: `${daysDoneText(standing)} ${part} on ${day}. ${asks}` };
  }
  const free = standing.record ? ' It’s part of the job, so there’s no new charge.' : '';
  return standingVisits(standing.visits)[0]?.is_return
    ? { headline: 'we’re coming back.', next: `We’ll be at your boat on ${day}.${free} ${asks}` }
    : { headline: 'you’re booked.', next: `We’ll come to your boat on ${day}. ${asks}` };
}

function claimsText(claims_until: string | undefined, now: string): string {
  if (claims_until === undefined) return promises.complaints;
  const until = formatMoment(claims_until, now);
  return claims_until < now
    ? `Thanks for having us. You had until ${until} to tell us if something wasn’t right.`
    : `Please take a look soon. If something isn’t right, tell us by ${until}.`;
}

/** The day that was canceled after others of the job were done. */
function lastCalledOff(visits: readonly PublicVisit[]): PublicVisit | undefined {
  const last = visits.filter(({ is_return }) => !is_return).at(-1);
  return last?.status === 'canceled' ? last : undefined;
}

function completed({ claims_until, record, visits = [] }: Standing, now: string): StatusWords {
  const headline = 'your boat is done.';
  const returned = visits.findLast(({ is_return, status }) => is_return && status === 'done');
  const cameBack = returned ? [cameBackText(returned, returned.changed_at, now)] : [];
  if (record)
    return {
      headline,
      next: [
        `Finished ${workedText({ visits }, record.done_at, now)}.`,
        ...cameBack,
        balanceText(record),
        ...(isUnsettled(record) ? [] : settledTexts(record, now).map((text) => `${text}.`)),
      ].join(' '),
    };
  if (cameBack.length > 0) return { headline, next: cameBack.join(' ') };
  const claims = claimsText(claims_until, now);
  const calledOff = lastCalledOff(visits);
  if (!calledOff) return { headline, next: claims };
  const off = `${formatMoment(calledOff.start, now)} is canceled. The receipt for what we did comes next.`;
  return { headline: 'nothing else is planned.', next: `${off} ${claims}` };
}

const aroundText = (day: string, now: string): string =>
  day < dayOf(now) ? '' : ` around ${formatShortDay(startOfDay(day), now)}`;

function skipped({ plan }: Standing, now: string): StatusWords | undefined {
  if (plan?.answer === undefined) return undefined;
  if (plan.next_due === undefined) {
    return { headline: 'your plan has ended.', next: 'You can book again any time.' };
  }
  return {
    headline: 'this visit is skipped.',
    next: `The next one is due${aroundText(plan.next_due, now) || ' soon'}. We’ll ask you before anything is booked.`,
  };
}

/** Of a canceled visit; undefined where it is of no plan that goes on. */
function planGoesOn({ plan }: Standing, now: string): string | undefined {
  if (plan?.next_due === undefined) return undefined;
  const around = aroundText(plan.next_due, now);
  return around ? `Your plan goes on: its next visit is due${around}.` : 'Your plan goes on.';
}

function canceled(standing: Standing, now: string): StatusWords {
  const ofPlan = skipped(standing, now);
  if (ofPlan) return ofPlan;
  const { appointment, plan } = standing;
  const goesOn = planGoesOn(standing, now);
  if (!appointment?.canceled_at) {
    const headline = plan ? 'this visit is canceled.' : 'your request is canceled.';
    return { headline, next: goesOn ?? 'You can book again any time.' };
  }
  const { headline, next } = calledOff(standing, appointment, now);
  return { headline, next: [next, goesOn].filter(Boolean).join(' ') };
}

function calledOff(
  { mailed_to, record, visits = [] }: Standing,
  { scheduled_at }: NonNullable<Standing['appointment']>,
  now: string,
): StatusWords {
  const headline = 'your appointment is canceled.';
  const owed = record ? '' : ', and you owe nothing';
  if (visits.some(({ canceled_by }) => canceled_by === 'customer')) {
    const told = mailed_to === undefined ? '' : ` We’ll email ${mailed_to}.`;
    return { headline, next: `${formatMoment(scheduled_at, now)} is off the calendar${owed}.${told}` };
  }
  const off = visits.find(({ start, status }) => start === scheduled_at && status === 'canceled');
  return { headline, next: offText(off ?? { start: scheduled_at }, owed, now) };
}

/** So long after work was to end, it may have, and nobody noted it. */
const doubtedAfterHours = 2;

function underway({ extras, mailed_to, record, visits }: Standing, now: string): StatusWords {
  const isEmailed = mailed_to !== undefined && record === undefined;
  const visit = standingVisits(visits).find(({ status }) => status === 'underway');
  const again =
    visit && standingVisits(visits).find(({ status, start }) => status === 'planned' && start > now);
  const whenDone = isEmailed ? 'We’ll email you when it’s done.' : 'This page says when it’s done.';
  const told = again ? `We’ll be back ${formatMoment(again.start, now)}.` : whenDone;
  if (visit && isUnmarked(visit, now))
    return notWrittenDown(
      `We started ${formatMoment(visit.started_at ?? visit.start, now)}, and we haven’t written down yet how it went. If something’s off, message us`,
    );
  const done = visit?.done_about;
  if (visit && done !== undefined && addHours(done, doubtedAfterHours) <= now)
    return {
      headline: `we started on your boat at ${formatTime(visit.started_at ?? visit.start)}.`,
      next: `We haven’t marked it done yet. ${told}`,
    };
  const more = visit && approvedAt(visit, extras).length > 0 ? ', plus what you approved' : '';
  const today = again ? ' for the day' : '';
  const next =
    done !== undefined && done > now ? `About done${today} by ${formatTime(done)}${more}. ${told}` : told;
  return { headline: 'we’re working on your boat.', next };
}

function wordsOfStatus(standing: Standing, now: string): StatusWords {
  switch (standing.status) {
    case 'IN_PROGRESS':
      return underway(standing, now);
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
