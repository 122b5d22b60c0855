import * as z from 'zod';
import { Instant } from './ids.ts';
import { incomingPrefix } from './photos.ts';

/** The work that a lead can owe: emails, and moving its photos out of the incoming prefix. */
export const taskKinds = ['request-received', 'new-lead', 'done', 'quote-decision', 'photos'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A piece of work that a lead owes. A lead owes one task of a kind at most. */
export const Task = z.strictObject({
  kind: z.enum(taskKinds),
  /** The instant from which it may be performed. */
  due_at: Instant,
});
export type Task = z.infer<typeof Task>;

/** What a lead owes once it counts: its two emails, and the photos that still lie with the incoming ones. */
export function tasksOfNewLead(
  { photo_urls }: { readonly photo_urls: readonly string[] },
  due_at: string,
): Task[] {
  const hasIncoming = photo_urls.some((path) => path.startsWith(incomingPrefix));
  const kinds: TaskKind[] = ['request-received', 'new-lead', ...(hasIncoming ? (['photos'] as const) : [])];
  return kinds.map((kind) => ({ kind, due_at }));
}

/** When the first of some tasks is due; undefined without any. */
export const firstDue = (tasks: readonly Task[]): string | undefined =>
  tasks.map(({ due_at }) => due_at).sort()[0];

/** Whether an email is among some tasks: what people wait for, and worked on before photos. */
export const owesEmail = (tasks: readonly Task[]): boolean => tasks.some(isEmail);

export const isEmail = ({ kind }: Task): boolean => kind !== 'photos';
