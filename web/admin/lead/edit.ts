import { factLabels } from '#domain/lead/lead-facts.ts';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { statusLabels } from '#domain/statuses.ts';
import { isAppointmentSent } from '#domain/visit/appointment-sent.ts';

export interface SaveOptions {
  /** Newer notes than these stay. */
  readonly notesSeen?: string | null | undefined;
  /** The admin knows that a longer visit meets another one. */
  readonly overlap?: true | undefined;
}

export type EditedField = keyof LeadUpdate;

export interface Mark {
  /** `unknown`: nobody answered. */
  readonly state: 'saving' | 'saved' | 'failed' | 'unknown';
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  /** The timeline entry written by a status change, which undo removes. */
  readonly entryId?: string;
  /** Refused, as the longer visit would meet another one. */
  readonly overlaps?: true;
  /** Refused for newer notes: which of the two stays is asked beside the field. */
  readonly contested?: true;
  readonly notesSeen?: SaveOptions['notesSeen'];
  /** Made without a line: it goes out once there is one, as it was asked. */
  readonly unsent?: SaveOptions;
  /** It stays on the device, and goes out once the lead was loaded since. */
  readonly isKept?: true;
}
export type Marks = Readonly<Partial<Record<EditedField, Mark>>>;

export const fieldLabels: Record<EditedField, string> = {
  status: 'Status',
  est_price_min: 'Min price',
  est_price_max: 'Max price',
  scheduled_at: 'Scheduled',
  appointment_hours: 'Hours at the boat',
  internal_notes: 'Internal notes',
  services: 'Services',
  ...factLabels,
};

export const fieldsOf = (changes: LeadUpdate): EditedField[] => Object.keys(changes) as EditedField[]; // a strict object

/** Current values of the fields that a change names; `null` for empty. */
export const stateBefore = (lead: Lead, changes: LeadUpdate): LeadUpdate =>
  Object.fromEntries(fieldsOf(changes).map((field) => [field, lead[field] ?? null]));

/** An edit can only be undone while the lead still has the values it wrote. */
export const stillHolds = (lead: Lead, { changes }: Mark): boolean =>
  fieldsOf(changes).every((field) => (lead[field] ?? null) === changes[field]);

/** An edit that emailed the customer cannot be undone, nor one of a time that they know by now. */
export const isFinal = (lead: Lead, { changes }: Mark): boolean =>
  changes.status === 'COMPLETED' ||
  ((changes.scheduled_at !== undefined || changes.appointment_hours !== undefined) &&
    isAppointmentSent(lead));

export function changed(lead: Lead, changes: LeadUpdate): Lead {
  const entries = Object.entries({ ...lead, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as Lead; // null empties a field
}

/** The lead with a refused change reverted, keeping what others have changed since. */
export function rolledBack(lead: Lead, changes: LeadUpdate, before: LeadUpdate): Lead {
  const own = fieldsOf(changes).filter((field) => (lead[field] ?? null) === changes[field]);
  return changed(lead, Object.fromEntries(own.map((field) => [field, before[field]])));
}

export function toastOf(changes: LeadUpdate): readonly [title: string, text: string] {
  if (changes.status) return ['Status Updated', `Lead status updated to ${statusLabels[changes.status]}`];
  const names = fieldsOf(changes).map((field) => fieldLabels[field]);
  return ['Lead Updated', `${names.join(' and ')} saved`];
}
