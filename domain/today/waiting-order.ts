import type { Lead } from '../lead.ts';
import { addDays, dayOf, nextDay } from '../los-angeles.ts';

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

/** Whether it stands under "Before tomorrow", ahead of the week. */
export function isUrgent({ kind, since, due_at, can_wait, missed }: Placed, now: string): boolean {
  if (can_wait) return false;
  if (kind === 'weather') return dayOf(since) <= nextDay(dayOf(now));
  if (kind === 'data') return due_at !== undefined && due_at < addDays(now, urgentDataDays);
  return missed !== undefined || urgentKinds.includes(kind);
}

const isOfToday = (
  { kind, visit_id, since }: Placed,
  { visits = [] }: Pick<Lead, 'visits'>,
  now: string,
): boolean =>
  kind === 'not-ready'
    ? visits.some(({ id, start }) => id === visit_id && dayOf(start) === dayOf(now))
    : kind === 'text' && dayOf(since) === dayOf(now);

interface OfLead {
  readonly thing: Placed;
  readonly lead: Pick<Lead, 'visits'>;
}

/** A boat of today that isn't ready and what was not told of today, then by kind, and the oldest first within one. */
export function inWaitingOrder<Item extends OfLead>(items: readonly Item[], now: string): Item[] {
  const rank = ({ thing, lead }: OfLead) =>
    isOfToday(thing, lead, now) ? -1 : waitingKinds.indexOf(thing.kind);
  return items.toSorted((a, b) => rank(a) - rank(b) || a.thing.since.localeCompare(b.thing.since));
}
