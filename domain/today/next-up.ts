import { addHours } from '../los-angeles.ts';
import { expectedEnd } from '../visit/expected-end.ts';
import type { Today, TodayVisit } from './todays-visit.ts';

/** For so long after its end, work that nobody has marked may still go on. */
const graceHours = 2;

interface NextUp extends Pick<Today, 'waiting'> {
  readonly next: TodayVisit | undefined;
  /** Soonest first. */
  readonly others: readonly TodayVisit[];
}

/** Whom the owner's day is about now, one that we called off last; how a visit went is asked of those that are over, not of this one. */
export function nextUp({ visits, waiting }: Pick<Today, 'visits' | 'waiting'>, now: string): NextUp {
  const asked = new Set(waiting.flatMap(({ kind, visit_id }) => (kind === 'overdue' ? visit_id : [])));
  const up = visits.filter((visit) => !asked.has(visit.id) || addHours(expectedEnd(visit), graceHours) > now);
  const next = up.find(({ called_off }) => !called_off) ?? up[0];
  return {
    next,
    others: visits.filter((visit) => visit !== next && !asked.has(visit.id)),
    waiting: waiting.filter(({ kind, visit_id }) => kind !== 'overdue' || visit_id !== next?.id),
  };
}
