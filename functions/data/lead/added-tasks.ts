import { isSameTask, type Task } from '#domain/tasks.ts';
import {
  announcedTasks,
  changedTasks,
  type LeadCondition,
  tasksAsRead,
  tasksOfRow,
  tasksVersionOf,
} from '../lead-records.ts';
import { rowOf } from './leads.ts';

interface AddedTasks {
  readonly extra: Readonly<Record<string, unknown>>;
  /** It owes what it owed when it was read. */
  readonly condition: LeadCondition | undefined;
}

/** Adds tasks to a lead. One of the same kind about the same thing is the same task. */
export async function addedTasks(leadId: string, tasks: readonly Task[] = []): Promise<AddedTasks> {
  if (tasks.length === 0) return { extra: {}, condition: undefined };
  const row = await rowOf(leadId);
  const owed = tasksOfRow({ ...row }, String(row?.owed_since));
  const added = tasks.filter((task) => !owed.some((other) => isSameTask(task, other)));
  const all = [...owed, ...added];
  return {
    extra: { ...changedTasks(all), ...announcedTasks(all) },
    condition: tasksAsRead(tasksVersionOf(row)),
  };
}
