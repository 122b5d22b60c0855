import * as z from 'zod';
import { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { forgetTyped, keepTyped, recallTyped } from '../data/typed-draft.ts';
import { type EditedField, fieldsOf, stateBefore } from './edit.ts';

/** An edit that nobody answered, with the values that it was made over; `at` by this device's clock, in ms. */
const UnsentEdit = z.object({ changes: LeadUpdate, before: LeadUpdate, at: z.number() });
export type UnsentEdit = z.infer<typeof UnsentEdit>;

const Kept = z.object({ name: z.string(), edits: z.array(UnsentEdit) });
type Kept = z.infer<typeof Kept>;

/** These go out while the lead is open, or not at all: they tell or bind others. Notes keep themselves. */
const unkept: readonly EditedField[] = ['status', 'scheduled_at', 'internal_notes'];

const placeOf = (leadId: string) => `edits:${leadId}`;

const keptOf = (leadId: string): Kept | undefined => recallTyped(placeOf(leadId), Kept);

const put = (leadId: string, kept: Kept): void =>
  kept.edits.length === 0 ? forgetTyped(placeOf(leadId)) : keepTyped(placeOf(leadId), kept);

const without = ({ edits }: Kept, changes: LeadUpdate) =>
  edits.filter((edit) => !fieldsOf(edit.changes).some((field) => field in changes));

export function forgetEdit(leadId: string, changes: LeadUpdate): void {
  const kept = keptOf(leadId);
  if (kept) put(leadId, { ...kept, edits: without(kept, changes) });
}

export function keepEdit({ id, full_name: name }: Lead, edit: UnsentEdit): void {
  if (fieldsOf(edit.changes).some((field) => unkept.includes(field))) return;
  const others = without(keptOf(id) ?? { name, edits: [] }, edit.changes);
  put(id, { name, edits: [...others, edit] });
}

const isSame = (a: LeadUpdate, b: LeadUpdate) =>
  fieldsOf(a).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

interface KeptEdit extends UnsentEdit {
  /** The lead was loaded since, so what it says is what the edit meets. */
  readonly isSure: boolean;
  /** The values that it was made over are others now. */
  readonly isOver: boolean;
}

/** Edits of a lead, as it was loaded at `loadedAt` (ms), that this device still keeps. Those whose values are there already are forgotten. */
export function unsentEdits(lead: Lead, loadedAt: number): KeptEdit[] {
  return (keptOf(lead.id)?.edits ?? []).flatMap((edit) => {
    const current = stateBefore(lead, edit.changes);
    const isSure = loadedAt > edit.at;
    if (!isSure || !isSame(edit.changes, current))
      return [{ ...edit, isSure, isOver: isSure && !isSame(edit.before, current) }];
    forgetEdit(lead.id, edit.changes);
    return [];
  });
}
