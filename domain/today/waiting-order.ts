import type { Lead } from '../lead.ts';
import { addDays, dayOf, nextDay } from '../los-angeles.ts';
import { openComplaint } from '../record/complaints-until.ts';

/** First what comes first on Today. Which of a lead's own things shows at all is decided in `waiting.ts`. */
export const waitingKinds = [
  'mail',
  'move',
  'request',
  'access',
  'question',
  'place',
  'yes',
  'date',
  'declined',
  'not-ready',
  'text',
  'time-off',
  'weather',
  'move-offer',
  'extra',
  'receipt',
  'unpaid',
  'follow-up',
  'review',
  'plan',
  'data',
  'overdue',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

interface Placed {
  readonly kind: WaitingKind;
  readonly visit_id?: string | undefined;
  readonly since: string;
  readonly due_at?: string | undefined;
  readonly can_wait?: true | undefined;
  readonly missed?: object | undefined;
}

const urgentKinds: readonly WaitingKind[] = [
  'mail',
  'question',
  'place',
  'move',
  'not-ready',
  'text',
  'extra',
];

const urgentDataDays = 10;

const isSoon = (day: string, now: string): boolean => day >= dayOf(now) && day <= nextDay(dayOf(now));

/** Whether it stands under "Before tomorrow", ahead of the week. */
export function isUrgent({ kind, since, due_at, can_wait, missed }: Placed, now: string): boolean {
  if (can_wait) return false;
  if (kind === 'weather' || kind === 'time-off') return dayOf(since) <= nextDay(dayOf(now));
  if (kind === 'request' || kind === 'access') return due_at !== undefined && isSoon(dayOf(due_at), now);
  if (kind === 'data') return due_at !== undefined && due_at < addDays(now, urgentDataDays);
  return missed !== undefined || urgentKinds.includes(kind);
}

const isOpenOn = (day: string, { visit_id }: Placed, { visits = [] }: Pick<Lead, 'visits'>): boolean =>
  visits.some(
    ({ id, start, status }) =>
      (visit_id === undefined || id === visit_id) &&
      dayOf(start) === day &&
      (status === 'underway' || status === 'planned'),
  );

/** A word from where the work was today is about it. */
const isOfTodaysWork = (today: string, { kind }: Placed, { visits = [] }: Pick<Lead, 'visits'>): boolean =>
  kind === 'question' && visits.some(({ start, status }) => dayOf(start) === today && status !== 'canceled');

interface OfLead {
  readonly thing: Placed;
  readonly lead: Pick<Lead, 'visits' | 'record' | 'completed_at' | 'unanswered'>;
}

/** What may be a complaint, who isn’t ready today or is untold of today or tomorrow, what else cannot wait of today, of tomorrow, then by kind and age. */
export function inWaitingOrder<Item extends OfLead>(items: readonly Item[], now: string): Item[] {
  const today = dayOf(now);
  const rank = ({ thing, lead }: OfLead) => {
    const kind = waitingKinds.indexOf(thing.kind);
    if (thing.kind === 'overdue' || !isUrgent(thing, now)) return kind;
    const isToday = isOpenOn(today, thing, lead) || isOfTodaysWork(today, thing, lead);
    const isUntold =
      thing.kind === 'text' &&
      (isToday || dayOf(thing.since) === today || isOpenOn(nextDay(today), thing, lead));
    const isTomorrow = isOpenOn(nextDay(today), thing, lead);
    const isComplaint = thing.kind === 'question' && openComplaint(lead) !== undefined;
    const isOfDay = isUntold || (thing.kind === 'not-ready' && isToday);
    const tiers = isComplaint ? 4 : isOfDay ? 3 : isToday ? 2 : isTomorrow ? 1 : 0;
    return kind - tiers * waitingKinds.length;
  };
  return items.toSorted((a, b) => rank(a) - rank(b) || a.thing.since.localeCompare(b.thing.since));
}
