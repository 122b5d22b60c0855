import { addHours, dayOf, nextDay } from './los-angeles.ts';
import type { Waiting, WaitingKind } from './operations/calendar.ts';

/** What somebody waits for right now. */
const urgentKinds: readonly WaitingKind[] = ['overdue', 'mail', 'question', 'move', 'not-ready', 'extra'];

/** Hours before its due time from which a request about data presses. */
const urgentDataHours = 10 * 24;

/** What must not wait until the week ends. */
export function isUrgent({ kind, since, due_at }: Waiting, now: string): boolean {
  if (kind === 'weather') return dayOf(since) <= nextDay(dayOf(now));
  if (kind === 'data') return due_at !== undefined && due_at < addHours(now, urgentDataHours);
  return urgentKinds.includes(kind);
}
