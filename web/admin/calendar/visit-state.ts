import type { CalendarVisit } from '#domain/operations/calendar.ts';

const stateTexts: Record<CalendarVisit['status'], string> = {
  planned: '',
  held: 'Email not confirmed',
  underway: 'Underway',
  done: 'Done',
  missed: 'Missed',
  canceled: 'Canceled',
};

/** How a visit stands, in a word or two; empty for one that is simply planned. */
export const stateText = ({ status, overlap }: Pick<CalendarVisit, 'status' | 'overlap'>): string =>
  [stateTexts[status], overlap && status !== 'done' ? 'Booked over another' : ''].filter(Boolean).join('. ');
