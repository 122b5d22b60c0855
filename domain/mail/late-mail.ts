import { addHours } from '../los-angeles.ts';
import { firstDue, isToCustomer, type Task } from '../tasks.ts';

const lateMinutes = 2;

/** The instant before which an email that has not gone out is late. */
export const lateBefore = (now: string): string => addHours(now, -lateMinutes / 60);

/** Since when the customer waits for an email that could not be sent yet. */
export const mailLateSince = (tasks: readonly Task[], now: string): string | undefined =>
  firstDue(tasks.filter((task) => isToCustomer(task) && task.due_at < lateBefore(now)));
