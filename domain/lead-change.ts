import type { Lead } from './lead.ts';
import type { NewTimelineEntry } from './new-entry.ts';
import type { Task } from './tasks.ts';
import type { Visit } from './visit.ts';

/** null removes a field, undefined leaves it. */
export type LeadFields = { readonly [Name in keyof Lead]?: Lead[Name] | null | undefined };

export interface LeadChange {
  readonly fields: LeadFields;
  /** Its visits from then on, where they change; what mirrors them changes with them. */
  readonly visits?: readonly Visit[];
  /** No visit changes its start or status, so a drafted `scheduled_at` stays. */
  readonly keepsDraft?: boolean;
  /** What the timeline tells of it. */
  readonly entries: readonly NewTimelineEntry[];
  /** Must still be as they were read. */
  readonly asRead?: readonly (keyof Lead)[];
  /** Added to the lead's tasks. */
  readonly tasks?: readonly Task[];
  /** The first entry is emailed: to the owner as news, or to the customer as a message. */
  readonly mailsEntry?: 'news' | 'message';
}

/** The admin who makes a change, and when. */
export interface Editor {
  readonly admin: string;
  readonly now: string;
}
