import * as z from 'zod';
import { Instant } from './ids.ts';
import { incomingPrefix } from './photos.ts';

/** Emails to send, and photos to move out of the incoming prefix. */
export const taskKinds = ['request-received', 'new-lead', 'done', 'quote-decision', 'photos'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** A lead has at most one task of a kind. */
export const Task = z.strictObject({
  kind: z.enum(taskKinds),
  /** The instant from which it may be performed. */
  due_at: Instant,
});
export type Task = z.infer<typeof Task>;

/** The two emails, and the photos if there are any. */
export function tasksOfNewLead(
  { photo_urls }: { readonly photo_urls: readonly string[] },
  due_at: string,
): Task[] {
  const hasIncoming = photo_urls.some((path) => path.startsWith(incomingPrefix));
  const kinds: TaskKind[] = ['request-received', 'new-lead', ...(hasIncoming ? (['photos'] as const) : [])];
  return kinds.map((kind) => ({ kind, due_at }));
}

export const firstDue = (tasks: readonly Task[]): string | undefined =>
  tasks.map(({ due_at }) => due_at).sort()[0];

/** Emails come before photos: people wait for them. */
export const owesEmail = (tasks: readonly Task[]): boolean => tasks.some(isEmail);

export const isEmail = ({ kind }: Task): boolean => kind !== 'photos';
