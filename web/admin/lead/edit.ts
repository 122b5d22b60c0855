import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { statusLabels } from '#domain/statuses.ts';

/** A field that the dialog edits. */
export type EditedField = keyof LeadUpdate;

/** How the last edit of a field stands. */
export interface Mark {
  readonly state: 'saving' | 'saved' | 'failed';
  /** What was written, and what had stood there. */
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  /** The timeline entry that a status change wrote and that its undo takes back. */
  readonly entryId?: string;
}
export type Marks = Readonly<Partial<Record<EditedField, Mark>>>;

export const fieldLabels: Record<EditedField, string> = {
  status: 'Status',
  est_price_min: 'Min price',
  est_price_max: 'Max price',
  scheduled_at: 'Scheduled',
  appointment_hours: 'Hours at the boat',
  internal_notes: 'Internal notes',
  email: 'Email',
};

export const fieldsOf = (changes: LeadUpdate): EditedField[] => Object.keys(changes) as EditedField[]; // a strict object

/** What a lead holds in the fields that a change names; `null` where there is nothing. */
export const stateBefore = (lead: Lead, changes: LeadUpdate): LeadUpdate =>
  Object.fromEntries(fieldsOf(changes).map((field) => [field, lead[field] ?? null]));

/** Whether a lead still holds what an edit wrote: only then can the edit be undone. */
export const stillHolds = (lead: Lead, { changes }: Mark): boolean =>
  fieldsOf(changes).every((field) => (lead[field] ?? null) === changes[field]);

/** Whether an edit has mailed the customer, so that it cannot be undone. */
export const isFinal = ({ changes }: Mark): boolean => changes.status === 'COMPLETED';

/** A lead as it will be once a change is saved. */
export function changed(lead: Lead, changes: LeadUpdate): Lead {
  const entries = Object.entries({ ...lead, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as Lead; // null empties a field
}

/** A lead without a change that was refused. What others have changed since stays. */
export function rolledBack(lead: Lead, changes: LeadUpdate, before: LeadUpdate): Lead {
  const own = fieldsOf(changes).filter((field) => (lead[field] ?? null) === changes[field]);
  return changed(lead, Object.fromEntries(own.map((field) => [field, before[field]])));
}

/** The success toast of an edit. */
export function toastOf(changes: LeadUpdate): readonly [title: string, text: string] {
  if (changes.status) return ['Status Updated', `Lead status updated to ${statusLabels[changes.status]}`];
  const names = fieldsOf(changes).map((field) => fieldLabels[field]);
  return ['Lead Updated', `${names.join(' and ')} saved`];
}
