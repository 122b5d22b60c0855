import { formatDay, formatMoment, formatShortDay, startOfDay } from '../los-angeles.ts';
import { hasWords, photosText } from '../photo/photos.ts';
import { wishTexts } from '../privacy/data-requests.ts';
import type { News, TimelineEntry } from '../timeline.ts';
import { placeMissingText } from '../visit/place-words.ts';
import { isReady, missingText } from '../visit/ready.ts';
import type { Visit } from '../visit/visit.ts';

export interface NewsWords {
  /** Follows the customer's name: `said yes: Tue, Dec 1, 9:00 AM`. */
  readonly did: string;
  readonly act?: string;
  readonly next: string;
  readonly said?: string | undefined;
}

const answer = 'Next: write back.';

const daysText = (days: readonly string[], now: string): string =>
  days.map((day) => formatShortDay(startOfDay(day), now)).join(', ');

/** What is to be known before a visit. */
type MissingPlace = keyof typeof placeMissingText | undefined;

const untilVisit = (missing: MissingPlace): string =>
  missing === undefined ? 'There’s nothing to do.' : `${placeMissingText[missing]}: their page asks.`;

function yesWords(
  { start, days = [], said }: Extract<News, { kind: 'yes' }>,
  missing: MissingPlace,
  now: string,
): NewsWords {
  if (start !== undefined) {
    const next = `It’s booked and in your calendar. ${untilVisit(missing)}`;
    return { did: `said yes: ${formatMoment(start, now)}`, next, said };
  }
  return days.length > 0
    ? { did: `said yes, and can do ${daysText(days, now)}`, next: 'Next: book one of these days.', said }
    : { did: 'said yes', next: 'Next: book a day.', said };
}

function movedWords(
  { kind, from, to }: Extract<News, { from: string }>,
  missing: MissingPlace,
  now: string,
): NewsWords {
  const times = `${formatMoment(from, now)} to ${formatMoment(to, now)}`;
  return kind === 'moved'
    ? { did: `moved ${times}`, next: `The new time is in your calendar. ${untilVisit(missing)}` }
    : {
        did: `asks to move ${times}`,
        next: 'Next: book the new time, or write back. Until then, nothing moves.',
      };
}

/** Not where the boat is: the words may hold a gate code. */
function correctedWords({ email, phone, berth }: Extract<News, { kind: 'corrected' }>): NewsWords {
  const did = [
    email && 'corrected the email',
    phone && 'corrected the phone number',
    berth && 'told us where the boat is',
  ];
  const next = berth
    ? 'Next: read it in the lead, and put it in the address if it’s right.'
    : 'The lead has the new one. There’s nothing to do.';
  return { did: did.filter(Boolean).join(' and '), next };
}

function readyWords(
  { start, check }: Extract<News, { kind: 'ready' }>,
  missing: MissingPlace,
  now: string,
): NewsWords {
  const when = formatMoment(start, now);
  return isReady(check)
    ? { did: `is ready for ${when}`, next: `Water, power, gate and boat: all ready. ${untilVisit(missing)}` }
    : {
        did: `isn’t ready for ${when}: ${missingText(check)}`,
        next: 'Next: write back, or offer another time.',
      };
}

function wordsOfNews(
  news: News,
  { note }: Pick<TimelineEntry, 'note'>,
  missing: MissingPlace,
  now: string,
): NewsWords {
  switch (news.kind) {
    case 'yes':
      return yesWords(news, missing, now);
    case 'question':
      return {
        did: note ? `asks: ${note}` : 'has a question',
        act: 'has a question',
        next: answer,
        said: note,
      };
    case 'no':
      return {
        did: note ? `declined: ${note}` : 'declined',
        act: 'declined',
        next: 'Next: send a new price, or cancel the request.',
        said: note,
      };
    case 'moved':
    case 'move-wish':
      return movedWords(news, missing, now);
    case 'kept':
      return {
        did: `${news.takes_back ? 'takes back the cancellation and ' : ''}keeps ${formatMoment(news.start, now)}`,
        next: `The visit stays where it is. ${untilVisit(missing)}`,
      };
    case 'ready':
      return readyWords(news, missing, now);
    case 'canceled':
      return {
        did: `canceled ${formatMoment(news.start, now)}`,
        next: news.start > now ? 'That time is free again.' : 'That time has passed.',
        said: news.said,
      };
    case 'extra':
      return news.answer === 'approve'
        ? { did: `approved ${news.work}`, next: 'You can go ahead.' }
        : { did: `turned down ${news.work}`, next: 'Leave it as it is.' };
    case 'corrected':
      return correctedWords(news);
    case 'review':
      return {
        did: note ? `left a review: ${note}` : 'left a review',
        next: news.publish
          ? 'They said you may show it. Next: read it, answer, and say if it may go on the site.'
          : 'Next: read it, and answer if you like. It stays between the two of you.',
        said: news.said,
      };
    case 'review-consent':
      return news.publish
        ? { did: 'said you may show their review', next: 'Next: say in the lead if it may go on the site.' }
        : {
            did: 'withdrew permission to show their review',
            next: 'It’s off the site’s list. There’s nothing to do.',
          };
    case 'photo-consent':
      return news.publish
        ? { did: `said you may show photos: ${note}`, next: 'Nothing is public yet. There’s nothing to do.' }
        : { did: `withdrew permission to show photos: ${note}`, next: 'There’s nothing to do.' };
    case 'care':
      return news.remind
        ? {
            did: 'wants to know when wax is due',
            next: 'The email goes out by itself. There’s nothing to do.',
          }
        : { did: 'wants no more wax reminders', next: 'There’s nothing to do.' };
    case 'plan':
      return news.answer === 'skip'
        ? {
            did: 'skipped this plan visit',
            next: 'Next: nothing for now. Once the next visit is due, Today has times to send them.',
          }
        : { did: 'ended their plan', next: 'They won’t get more emails about it. There’s nothing to do.' };
    case 'data':
      return {
        did: `asks for ${wishTexts[news.wish]}`,
        next: `Next: do it by ${formatDay(news.due_at)}. That’s the legal deadline.`,
        said: note,
      };
  }
}

/** What a message asks of a visit: `asks to cancel Sat, Dec 5, 6:45 PM`. */
function wishWords(
  { cancel_wish, start }: Pick<Visit, 'cancel_wish' | 'start'>,
  { note, created_at }: Pick<TimelineEntry, 'note' | 'created_at'>,
  now: string,
): NewsWords {
  const wish = cancel_wish?.at === created_at ? 'cancel' : 'move';
  return {
    did: `asks to ${wish} ${formatMoment(start, now)}`,
    next:
      wish === 'cancel'
        ? 'Next: cancel it in the lead, or write back. Until then, it’s still on.'
        : 'Next: write back, or set another time. Until then, nothing moves.',
    said: note,
  };
}

function messageWords({ note = '', message }: Pick<TimelineEntry, 'note' | 'message'>): NewsWords {
  const photos = message?.photos?.length ?? 0;
  return hasWords(note, photos)
    ? { did: `wrote: ${note}`, act: 'sent a message', next: answer, said: note }
    : { did: `sent ${photosText(photos)}`, next: answer };
}

interface NewsFacts {
  readonly missing?: MissingPlace;
  readonly visits?: readonly Visit[] | undefined;
}

/** The owner's words for a timeline entry. One that is no other news is a message. */
export function newsWords(
  entry: Pick<TimelineEntry, 'note' | 'news' | 'message' | 'created_at'>,
  now: string,
  { missing, visits = [] }: NewsFacts = {},
): NewsWords {
  if (entry.news) return wordsOfNews(entry.news, entry, missing, now);
  const asked = visits.find(({ cancel_wish, move_asked }) =>
    [cancel_wish?.at, move_asked?.at].includes(entry.created_at),
  );
  return asked ? wishWords(asked, entry, now) : messageWords(entry);
}
