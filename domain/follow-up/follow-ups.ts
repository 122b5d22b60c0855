import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { addDays, formatMoment, formatShortDay } from '../los-angeles.ts';
import { ownerWrote } from '../message/message.ts';
import { textOpened } from '../message/text-opened.ts';
import { unpaidReminder } from '../message/unpaid-reminder.ts';
import { openAnswer, picksTime } from '../offer/lead-answer.ts';
import { openCents } from '../price/open-cents.ts';
import { beforeTax, rangeText } from '../price/price-words.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { TimelineEntry } from '../timeline.ts';
import { workedAt } from '../visit/worked-at.ts';
import { type FollowedUp, type FollowUp, maxFollowUps } from './follow-up.ts';
import { followUpDays } from './follow-up-days.ts';

type Matter = Pick<FollowedUp, 'reason' | 'of'>;

interface Due extends Pick<FollowUp, 'text' | 'words'> {
  readonly kind: 'offer' | 'unpaid';
  /** What it is written of: each is done with then. */
  readonly matters: readonly Matter[];
}

const isNew =
  ({ followed_up = [] }: Lead) =>
  ({ reason, of }: Matter): boolean =>
    !followed_up.some((other) => other.reason === reason && other.of === of);

function offerDue(lead: Lead, now: string): Due | undefined {
  const { status, offer_sent: offer, offer_answer } = lead;
  if (status !== 'OFFER_SENT' || !offer || openAnswer(lead, now) !== undefined) return undefined;
  if (picksTime(lead, now)) return undefined;
  const { sent_at: of, valid_until: until } = offer;
  if (until !== undefined && until <= now) return undefined;
  const since = offer_answer?.at ?? of;
  const isUnanswered = addDays(since, followUpDays.unanswered) <= now;
  const isEnding = until !== undefined && until <= addDays(now, followUpDays.ending);
  const matters: Matter[] = [
    ...(isUnanswered ? [{ reason: 'unanswered' as const, of }] : []),
    ...(isEnding ? [{ reason: 'ending' as const, of }] : []),
  ].filter(isNew(lead));
  if (matters.length === 0) return undefined;
  const price = lead.plan ? 'offer for your plan’s next visit' : `price of ${rangeText(offer)} ${beforeTax}`;
  const good = until && `good until ${formatMoment(until, now)}.`;
  const wasAsked = lead.followed_up?.some((other) => other.reason !== 'unpaid' && other.of === of);
  const says = wasAsked
    ? [`Our ${price} is still ${good}`]
    : [`Did our ${price} reach you?`, ...(good ? [`It’s ${good}`] : [])];
  const ends = isEnding ? `The price ends ${formatMoment(until, now)}.` : '';
  const waits = isUnanswered ? `hasn’t answered the offer of ${formatShortDay(of, now)}.` : 'has an offer.';
  return {
    kind: 'offer',
    matters,
    text: [waits, ends].filter(Boolean).join(' '),
    words: [...says, 'A yes, a question or a no is one tap on your page.'].join(' '),
  };
}

function unpaidDue(lead: Lead, now: string): Due | undefined {
  const { record } = lead;
  const open = record ? openCents(record) : 0;
  if (!record || open <= 0) return undefined;
  const { number, paid_on, done_at, made_at } = record;
  const since = paid_on === undefined ? done_at : made_at;
  const cents = formatCents(open);
  const matters: Matter[] = [{ reason: 'unpaid' as const, of: number }].filter(isNew(lead));
  if (matters.length === 0 || addDays(since, followUpDays.unpaid) > now) return undefined;
  const day = formatShortDay(workedAt(lead, done_at), now);
  return {
    kind: 'unpaid',
    matters,
    text: `hasn’t paid ${cents} for the job done ${day}.`,
    words: unpaidReminder({ open, day, number }),
  };
}

/** What a customer with an email that works is to be written of now, that they were not written of before. */
function dueOf(lead: Lead, now: string): Due | undefined {
  if (lead.email === undefined || lead.mail_problem !== undefined || lead.unanswered) return undefined;
  return offerDue(lead, now) ?? unpaidDue(lead, now);
}

export function followUpOf(lead: Lead, now: string): FollowUp | undefined {
  const due = dueOf(lead, now);
  if (!due) return undefined;
  const { kind, text, words } = due;
  return { lead_id: lead.id, name: lead.full_name, kind, text, words };
}

const isToCustomer = ({ mailed, message, status }: TimelineEntry): boolean =>
  mailed === true || message?.from === 'owner' || status === textOpened;

/**
 * Until when a customer is left alone who heard from the owner in the last two days, about whichever of their leads:
 * nobody is pressed. An offer counts before its email has gone out. Undefined where they heard nothing.
 */
export function quietUntil(
  entries: readonly TimelineEntry[],
  leads: readonly Lead[],
  now: string,
): string | undefined {
  const heard = [
    ...entries.filter(isToCustomer).map(({ created_at }) => created_at),
    ...leads.flatMap(({ offer_sent }) => offer_sent?.sent_at ?? []),
  ];
  const until = heard
    .map((at) => addDays(at, followUpDays.quiet))
    .sort()
    .at(-1);
  return until !== undefined && until > now ? until : undefined;
}

/** Whether these words went out already. */
export const wasFollowedUp = (entries: readonly TimelineEntry[], words: string | undefined): boolean =>
  entries.some(({ message, note }) => message?.from === 'owner' && note === words);

export const notOpen = 'This isn’t open anymore.';

/** Why nothing goes out: what the owner has read is no longer so. */
export function followUpRefusal(
  lead: Lead,
  words: string | undefined,
  hasHeard: boolean,
  now: string,
): string | undefined {
  const due = dueOf(lead, now);
  if (!due) return notOpen;
  if (due.words !== words) return 'This changed in the meantime. Please read it again.';
  return hasHeard ? 'They heard from you in the last two days.' : undefined;
}

/** The words go out as a message, and what they are about is done with. */
export function followedUp(lead: Lead, editor: Editor): LeadChange {
  const { matters = [], words: text = '', kind: about } = dueOf(lead, editor.now) ?? {};
  const written = ownerWrote(lead, { text, photos: [], ...(about && { about }) }, editor);
  const done = matters.map((matter) => ({ ...matter, at: editor.now }));
  const followed_up = [...(lead.followed_up ?? []), ...done].slice(-maxFollowUps);
  return { ...written, fields: { ...written.fields, followed_up } };
}
