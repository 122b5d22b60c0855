import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';

export function untilTheyChoose(meant: readonly Pick<CalendarVisit, 'is_off'>[]): string {
  const off = meant.filter(({ is_off }) => is_off).length;
  if (off === 0) return 'Nothing moves until they choose.';
  const read = 'read that you can’t come then, and choose another time.';
  return off === meant.length
    ? `They’ll ${read}`
    : `Those in your time off will ${read} For the others nothing moves until they choose.`;
}
