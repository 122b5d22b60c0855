import * as z from 'zod';
import { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { forgetTyped, keepTyped, recallTyped } from '../data/typed-draft.ts';
import { changed, type EditedField, fieldsOf, type Marks, stateBefore } from './edit.ts';

/** An edit that nobody answered, with the values that it was made over. */
const UnsentEdit = z.object({ changes: LeadUpdate, before: LeadUpdate });
export type UnsentEdit = z.infer<typeof UnsentEdit>;

const Kept = z.object({ name: z.string(), edits: z.array(UnsentEdit) });
type Kept = z.infer<typeof Kept>;

/** These go out while the lead is open, or not at all: they tell or bind others. Notes keep themselves. */
const unkept: readonly EditedField[] = ['status', 'scheduled_at', 'internal_notes'];

export const isKeepable = (changes: LeadUpdate): boolean =>
  !fieldsOf(changes).some((field) => unkept.includes(field));

const placeOf = (leadId: string) => `edits:${leadId}`;

const keptOf = (leadId: string): Kept | undefined => recallTyped(placeOf(leadId), Kept);

export const keptEdits = (leadId: string): readonly UnsentEdit[] => keptOf(leadId)?.edits ?? [];

const put = (leadId: string, kept: Kept): void =>
  kept.edits.length === 0 ? forgetTyped(placeOf(leadId)) : keepTyped(placeOf(leadId), kept);

const leftOf = (values: LeadUpdate, changes: LeadUpdate): LeadUpdate =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !(field in changes)));

const without = (edits: readonly UnsentEdit[], changes: LeadUpdate): UnsentEdit[] =>
  edits
    .map((edit) => ({ changes: leftOf(edit.changes, changes), before: leftOf(edit.before, changes) }))
    .filter((edit) => fieldsOf(edit.changes).length > 0);

export function forgetEdit(leadId: string, changes: LeadUpdate): void {
  const kept = keptOf(leadId);
  if (kept) put(leadId, { ...kept, edits: without(kept.edits, changes) });
}

export function keepEdit({ id, full_name: name }: Lead, edit: UnsentEdit): void {
  const others = without(keptEdits(id), edit.changes);
  put(id, { name, edits: [...others, edit] });
}

const isSame = (a: LeadUpdate, b: LeadUpdate) =>
  fieldsOf(a).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

/** What an edit meets at the server: its own values, those that it was made over, or others. */
export function meets({ changes, before }: UnsentEdit, lead: Lead): 'mine' | 'seen' | 'others' {
  const current = stateBefore(lead, changes);
  if (isSame(changes, current)) return 'mine';
  return isSame(before, current) ? 'seen' : 'others';
}

/** The lead with what was changed in it here and is not saved yet. */
export const withUnsaved = (lead: Lead, marks: Marks): Lead =>
  Object.values(marks).reduce(
    (shown: Lead, mark) => (mark?.isKept ? changed(shown, mark.changes) : shown),
    lead,
  );
