import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { Lead } from '#domain/lead.ts';
import { forgetTyped, keepTyped, recallTyped } from '../data/typed-draft.ts';
import type { LoadedLead } from '../data/use-lead.ts';
import { changed } from './edit.ts';
import { LeadTexts, type TextField, textFields, textsOf } from './lead-texts.ts';
import { keptEdits } from './unsent-edits.ts';
import type { Edits } from './use-edits.ts';

export interface LeadForm {
  readonly form: UseFormReturn<LeadTexts, unknown, z.output<typeof LeadTexts>>;
  /** Saves the field if it differs from the saved value; resolves to whether everything is saved. */
  readonly commit: (field: TextField) => Promise<boolean>;
}

/** `seen`: the saved notes over which it was typed. */
const TypedNotes = z.object({ text: z.string(), seen: z.string().nullable() });

/** The lead's text fields. What was typed stays until the server has it, even if the lead is reloaded. */
export function useLeadForm(
  lead: Lead,
  { current }: LoadedLead,
  { marks, save, track, overtaken, takeBackUnsaved }: Edits,
): LeadForm {
  const form = useForm({
    resolver: zodResolver(LeadTexts),
    values: textsOf(lead),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  // Typed-over notes stay in the form when the lead is reloaded, so what they replace is not what is stored.
  const notesSeen = useRef(lead.internal_notes ?? null);
  const isTyping = form.formState.dirtyFields.internal_notes === true;
  useEffect(() => {
    if (!isTyping) notesSeen.current = lead.internal_notes ?? null;
  }, [isTyping, lead.internal_notes]);
  const place = `notes:${lead.id}`;
  const notes = useWatch({ control: form.control, name: 'internal_notes' });
  const isSavingNotes = marks.internal_notes?.state === 'saving';
  const wasTyping = useRef(false);
  useEffect(() => {
    if (isTyping) keepTyped(place, { text: notes, seen: notesSeen.current, name: lead.full_name });
    else if (wasTyping.current && !isSavingNotes) forgetTyped(place);
    wasTyping.current = isTyping;
  }, [place, isTyping, notes, isSavingNotes, lead.full_name]);
  const settle = (field: TextField) => {
    const saved = current();
    if (field === 'internal_notes') forgetTyped(place);
    if (saved) form.resetField(field, { defaultValue: textsOf(saved)[field] });
  };
  const write = async (field: TextField): Promise<boolean> => {
    const text = form.getValues(field);
    const saved = current();
    if (saved && text === textsOf(saved)[field]) {
      takeBackUnsaved(field);
      settle(field);
      return true;
    }
    // As it stands once what waits here has gone out: nobody typed that.
    if (text === textsOf(lead)[field]) return true;
    const mark = marks[field];
    // It goes out by itself once it is known what it meets.
    if (saved && mark?.isKept && text === textsOf(changed(saved, mark.changes))[field]) return false;
    if (!(await form.trigger(field))) return false;
    const changes = { [field]: LeadTexts.shape[field].parse(text) };
    if (!(await save(changes, { notesSeen: notesSeen.current }))) return false;
    if (field === 'internal_notes') notesSeen.current = LeadTexts.shape[field].parse(text);
    if (form.getValues(field) === text) settle(field);
    return true;
  };
  const commit = (field: TextField) => track(write(field));
  const showStored = useEffectEvent((edits: Edits['overtaken']) => {
    for (const { changes } of edits) for (const field of textFields) if (field in changes) settle(field);
  });
  useEffect(() => showStored(overtaken), [overtaken]);
  const opened = useRef<string>(undefined);
  const isRestored = useRef(false);
  useEffect(() => {
    if (opened.current === lead.id) return;
    opened.current = lead.id;
    for (const { changes } of keptEdits(lead.id)) {
      const mine = textsOf(changed(lead, changes));
      for (const field of textFields.filter((one) => one in changes))
        form.setValue(field, mine[field], { shouldDirty: true });
    }
    const kept = recallTyped(place, TypedNotes);
    if (!kept || kept.text === (lead.internal_notes ?? '')) return forgetTyped(place);
    notesSeen.current = kept.seen;
    form.setValue('internal_notes', kept.text, { shouldDirty: true });
    isRestored.current = true;
    if (navigator.onLine) void commit('internal_notes');
  });
  const saveRestored = useEffectEvent(() => {
    // What was tried since goes out by itself.
    if (isRestored.current && !marks.internal_notes) void commit('internal_notes');
  });
  useEffect(() => {
    const onLine = () => saveRestored();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, []);
  return { form, commit };
}
