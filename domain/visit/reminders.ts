import { addHours, dayOf, instantOf, shiftDay } from '../los-angeles.ts';
import type { Task } from '../tasks.ts';
import { expectedStart } from './expected-start.ts';
import type { Visit } from './visit.ts';

/** Wall clock of Los Angeles: the ready check goes out the day before, and again on the day. */
const firstAt = '16:00';
const againAt = '07:00';

export const readyCheckAt = ({ start }: Pick<Visit, 'start'>): string =>
  instantOf(`${shiftDay(dayOf(start), -1)}T${firstAt}`);

const readyCheckAgainAt = ({ start }: Pick<Visit, 'start'>): string =>
  instantOf(`${dayOf(start)}T${againAt}`);

/** Names a visit at one time: once it is moved, a reminder of the earlier time is about nothing. */
export const visitAt = ({ id, start }: Pick<Visit, 'id' | 'start'>): string => `${id} ${start}`;

/** One whose instant has passed is not owed: the email about the appointment asks instead. */
export function remindersOf(after: readonly Visit[], before: readonly Visit[], now: string): Task[] {
  const known = new Set(before.filter(({ status }) => status === 'planned').map(visitAt));
  return after
    .filter((visit) => visit.status === 'planned' && !known.has(visitAt(visit)))
    .flatMap((visit): Task[] => [
      { kind: 'ready-check', about: visitAt(visit), due_at: readyCheckAt(visit) },
      { kind: 'ready-check-again', about: visitAt(visit), due_at: readyCheckAgainAt(visit) },
    ])
    .filter(({ due_at }) => due_at > now);
}

/** Whether a visit was booked too late for a ready check of its own: the email about the appointment asks. */
export const asksWithAppointment = (visit: Pick<Visit, 'start' | 'booked_at'>): boolean =>
  visit.booked_at >= readyCheckAt(visit);

/** The visit that a reminder is about, if it still takes place at that time. */
export const remindedVisit = (visits: readonly Visit[], about: string | undefined, now: string) =>
  visits.find((visit) => visit.status === 'planned' && visit.start > now && visitAt(visit) === about);

const betweenReminders = 2;

/** Whether the first ready check is so late that it would meet the second one, which asks instead. */
export const meetsSecondReminder = (visit: Pick<Visit, 'start'>, now: string): boolean => {
  const again = readyCheckAgainAt(visit);
  return again < visit.start && now > addHours(again, -betweenReminders);
};

/** Whether the page asks if the boat is ready: from the day before on until we said that we begin, if we can come. */
export const asksReady = (
  visit: Pick<Visit, 'status' | 'start' | 'late' | 'move_offer'>,
  now: string,
): boolean =>
  visit.status === 'planned' &&
  !visit.move_offer?.is_off &&
  now >= readyCheckAt(visit) &&
  now < expectedStart(visit);
