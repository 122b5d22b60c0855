import type { Lead } from '../lead.ts';
import { addHours, dayOf, nextDay } from '../los-angeles.ts';
import type { Waiting, WaitingKind } from './waiting-item.ts';

const urgentKinds: readonly WaitingKind[] = ['overdue', 'mail', 'question', 'move', 'not-ready', 'extra'];

const urgentDataHours = 10 * 24;

/** Whether the boat of one of today's visits isn't ready: it comes before whatever else is asked. */
export const stopsToday = (
  { kind, visit_id }: Pick<Waiting, 'kind' | 'visit_id'>,
  { visits = [] }: Pick<Lead, 'visits'>,
  now: string,
): boolean =>
  kind === 'not-ready' && visits.some(({ id, start }) => id === visit_id && dayOf(start) === dayOf(now));

export function isUrgent({ kind, since, due_at }: Waiting, now: string): boolean {
  if (kind === 'weather') return dayOf(since) <= nextDay(dayOf(now));
  if (kind === 'data') return due_at !== undefined && due_at < addHours(now, urgentDataHours);
  return urgentKinds.includes(kind);
}
