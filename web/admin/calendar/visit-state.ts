import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { formatMoment, formatTime } from '#domain/los-angeles.ts';
import { isReady, missingText } from '#domain/visit/ready.ts';
import { returnVisit } from '#domain/visit/visit-name.ts';
import { formatShortSpan } from '../visit/times.ts';

const stateTexts: Record<CalendarVisit['status'], string> = {
  planned: '',
  held: 'Email not confirmed',
  underway: 'Underway',
  done: 'Done',
  missed: 'Missed',
  canceled: 'Canceled',
};

type Standing = Pick<
  CalendarVisit,
  | 'status'
  | 'started_at'
  | 'ended_at'
  | 'is_return'
  | 'overlap'
  | 'ready'
  | 'wished_start'
  | 'cancel_asked'
  | 'move_asked'
  | 'move_offered_at'
  | 'called_off'
>;

function stateOf({ status, started_at, ended_at }: Standing): string {
  if (started_at === undefined) return stateTexts[status];
  if (ended_at !== undefined) return `${stateTexts[status]} ${formatShortSpan(started_at, ended_at)}`;
  return `${stateTexts[status]} since ${formatTime(started_at)}`;
}

function readyState({ status, ready }: Standing): string {
  if (status !== 'planned' || !ready) return '';
  const missing = missingText(ready);
  if (missing !== '') return `Not ready: ${missing}`;
  return isReady(ready) ? 'Ready' : '';
}

/** How a visit stands, in a few words; empty for one that is simply planned. */
export const stateText = (visit: Standing, now: string): string =>
  [
    visit.is_return ? returnVisit : '',
    stateOf(visit),
    visit.overlap && visit.status !== 'done' ? 'Booked anyway' : '',
    readyState(visit),
    visit.wished_start ? `Would like ${formatMoment(visit.wished_start, now)}` : '',
    visit.called_off ? 'Called off' : '',
    visit.cancel_asked ? 'Asked to cancel' : '',
    visit.move_asked ? 'Asked to move' : '',
    visit.move_offered_at ? 'Other times offered' : '',
  ]
    .filter(Boolean)
    .join('. ');
