import type { Lead } from './lead.ts';
import type { NewTimelineEntry } from './new-entry.ts';
import type { Task } from './tasks.ts';
import type { Visit } from './visit.ts';

/** Fields of a lead that get a value; null removes one, undefined leaves it. */
export type LeadFields = { readonly [Name in keyof Lead]?: Lead[Name] | null | undefined };

/** What something does to a lead, written all or nothing. */
export interface LeadChange {
  readonly fields: LeadFields;
  /** Its visits from then on, where they change; what mirrors them changes with them. */
  readonly visits?: readonly Visit[];
  /** What the timeline tells of it. */
  readonly entries: readonly NewTimelineEntry[];
  /** What the lead owes from then on, besides what it owes already. */
  readonly tasks?: readonly Task[];
}

/** The admin who changes a lead, and when. */
export interface Editor {
  readonly admin: string;
  readonly now: string;
}
