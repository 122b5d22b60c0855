import type { CalendarVisit } from '../calendar/calendar-day.ts';

/** What a day's plan says of a visit that may not take place: its customer can pick another time. */
export function offeredText({
  move_offered_at,
  called_off,
}: Pick<CalendarVisit, 'move_offered_at' | 'called_off'>): string | undefined {
  if (move_offered_at === undefined) return undefined;
  const offered = 'Other times offered, no answer yet.';
  return called_off ? `You said you can’t come. ${offered}` : offered;
}
