import type { Lead } from './lead.ts';
import type { Task } from './tasks.ts';
import type { NewTimelineEntry, TimelineEntry } from './timeline.ts';
import type { Visit } from './visit/visit.ts';

/** null removes a field, undefined leaves it. */
export type LeadFields = { readonly [Name in keyof Lead]?: Lead[Name] | null | undefined };

/** What a write can be made to depend on: scalars, and the claim of an email. */
export type ComparedField =
  | 'internal_notes'
  | 'est_price_min'
  | 'est_price_max'
  | 'email'
  | 'phone'
  | 'updated_at'
  | 'mail_claim';

export const leadAfter = (lead: Lead, fields: LeadFields): Lead =>
  Object.fromEntries(
    Object.entries({ ...lead, ...withoutUndefined(fields) }).filter(([, value]) => value !== null),
  ) as Lead; // null empties only what may be absent

const withoutUndefined = (fields: LeadFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export interface LeadChange {
  readonly fields: LeadFields;
  /** Its visits from then on, where they change; what mirrors them changes with them. */
  readonly visits?: readonly Visit[];
  /** No visit changes its start or status, so a drafted `scheduled_at` stays. */
  readonly keepsDraft?: boolean;
  readonly entries: readonly NewTimelineEntry[];
  readonly asRead?: readonly ComparedField[];
  readonly tasks?: readonly Task[];
  /** The first entry is emailed: to the owner as news, or to the customer as a message. */
  readonly mailsEntry?: 'news' | 'message';
}

/** Whether an entry is about something that the customer did. */
export const isByCustomer = ({ meta }: Pick<TimelineEntry, 'meta'>): boolean =>
  meta.updated_by === 'customer';

export interface Editor {
  readonly admin: string;
  readonly now: string;
}

/** At least the lead's last change, whatever clock wrote that: the timeline sorts by it. */
export const instantAfter = ({ updated_at }: Pick<Lead, 'updated_at'>, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

/** Dates the change after the lead's last update, and applies it only if nothing has changed since. */
export function changeAfter(lead: Lead, { fields, entries, ...change }: LeadChange, now: string): LeadChange {
  const at = instantAfter(lead, now);
  return {
    ...change,
    fields: { ...fields, updated_at: at },
    entries: entries.map((entry) => ({
      ...entry,
      created_at: at,
      meta: { ...entry.meta, updated_at: at },
    })),
    asRead: ['updated_at', 'mail_claim'],
  };
}
