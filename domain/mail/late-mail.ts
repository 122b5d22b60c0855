import { addHours } from '../los-angeles.ts';
import { firstDue, type OwnersTask, type Task, type TaskKind } from '../tasks.ts';

const lateMinutes = 2;

const othersTasks: readonly TaskKind[] = ['new-lead', 'quote-decision', 'news', 'photos'] satisfies readonly (
  | OwnersTask
  | 'photos'
)[];

/** The instant before which an email that has not gone out is late. */
export const lateBefore = (now: string): string => addHours(now, -lateMinutes / 60);

/** Since when the customer waits for an email that could not be sent yet. */
export const mailLateSince = (tasks: readonly Task[], now: string): string | undefined =>
  firstDue(tasks.filter(({ kind, due_at }) => !othersTasks.includes(kind) && due_at < lateBefore(now)));
