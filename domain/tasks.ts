import * as z from 'zod';
import { isFromWebsite } from './booking/from-website.ts';
import type { LeadSource } from './choices.ts';
import { Instant } from './ids.ts';
import { incomingPrefix } from './photo/photos.ts';

/** Emails, and moving photos. `offer` is of a quote that was saved; `visits` tells of every visit whose newest version was not emailed. */
export const taskKinds = [
  'request-received',
  'new-lead',
  'done',
  'receipt',
  'payment',
  'came-back',
  'review',
  'care',
  'plan-visit',
  'plan-price',
  'plan-set',
  'plan-ended',
  'quote-decision',
  'offer',
  'visits',
  'on-my-way',
  'late',
  'news',
  'message',
  'extra',
  'move-offer',
  'ready-check',
  'ready-check-again',
  'data-code',
  'data-request',
  'email-changed',
  'email-left',
  'photos',
] as const;
export type TaskKind = (typeof taskKinds)[number];
/** Those that tell the owner what a customer did. */
const ownersTasks = ['new-lead', 'quote-decision', 'news'] as const satisfies readonly TaskKind[];
export type OwnersTask = (typeof ownersTasks)[number];

/** A lead has at most one task of a kind about one thing. */
export const Task = z.strictObject({
  kind: z.enum(taskKinds),
  /** Of several: the timeline entry of `news` and `message`, the extra with its version, the visit (with its start, until it is done), the record's version, the address, the plan. */
  about: z.string().optional(),
  /** The instant from which it may be performed. */
  due_at: Instant,
});
export type Task = z.infer<typeof Task>;

/** The two emails, and the photos if there are any. */
export function tasksOfNewLead(
  {
    photo_urls,
    ...lead
  }: {
    readonly photo_urls: readonly string[];
    readonly source: LeadSource;
    readonly terms_accepted_at?: string | undefined;
    readonly plan?: unknown;
  },
  due_at: string,
): Task[] {
  const hasIncoming = photo_urls.some((path) => path.startsWith(incomingPrefix));
  const emails: TaskKind[] = isFromWebsite(lead) ? ['request-received', 'new-lead'] : [];
  const ofPlan: TaskKind[] = lead.plan === undefined ? [] : ['plan-visit'];
  const kinds: TaskKind[] = [...emails, ...ofPlan, ...(hasIncoming ? (['photos'] as const) : [])];
  return kinds.map((kind) => ({ kind, due_at }));
}

export const isSameTask = (a: Pick<Task, 'kind' | 'about'>, b: Pick<Task, 'kind' | 'about'>): boolean =>
  a.kind === b.kind && a.about === b.about;

export const firstDue = (tasks: readonly Task[]): string | undefined =>
  tasks.map(({ due_at }) => due_at).sort()[0];

/** Emails come before photos: people wait for them. */
export const owesEmail = (tasks: readonly Task[]): boolean => tasks.some(isEmail);

export const isEmail = ({ kind }: Task): boolean => kind !== 'photos';

export const isToCustomer = (task: Task): boolean =>
  isEmail(task) && !ownersTasks.some((kind) => kind === task.kind);
