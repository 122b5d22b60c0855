import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import type { Task } from '../tasks.ts';
import type { TimelineEntry } from '../timeline.ts';
import { remindersOf } from '../visit/reminders.ts';

/** What a change adds to a lead's tasks: its own, the email about its first entry, and reminders of new times. */
export function tasksAfter(
  lead: Pick<Lead, 'email' | 'visits'>,
  { tasks = [], visits, mailsEntry, fields }: LeadChange,
  [first]: readonly Pick<TimelineEntry, 'id'>[],
  now: string,
): Task[] {
  const mail: Task[] = mailsEntry && first ? [{ kind: mailsEntry, about: first.id, due_at: now }] : [];
  const { email = lead.email ?? null } = fields;
  // Whoever had no address before was never reminded of anything.
  const known = lead.email === undefined ? [] : (lead.visits ?? []);
  return [...tasks, ...mail, ...(visits && email !== null ? remindersOf(visits, known, now) : [])];
}
