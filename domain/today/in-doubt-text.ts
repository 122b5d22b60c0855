import type { CalendarVisit } from '../calendar/calendar-day.ts';

/** What a day's plan says of a visit that may not take place: its customer wants it canceled or moved, or can pick another time. */
export function inDoubtText({
  cancel_asked,
  move_asked,
  move_offered_at,
  called_off,
}: Pick<CalendarVisit, 'cancel_asked' | 'move_asked' | 'move_offered_at' | 'called_off'>):
  | string
  | undefined {
  if (cancel_asked) return 'Asked to cancel, no answer yet.';
  if (move_asked) return 'Asked to move, no answer yet.';
  if (move_offered_at === undefined) return undefined;
  const offered = 'Other times offered, no answer yet.';
  return called_off ? `You said you can’t come. ${offered}` : offered;
}
