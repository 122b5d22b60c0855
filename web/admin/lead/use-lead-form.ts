import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Lead } from '#domain/lead.ts';
import type { LoadedLead } from '../data/use-lead.ts';
import { LeadTexts, type TextField, textsOf } from './lead-texts.ts';
import type { Edits } from './use-edits.ts';

export interface LeadForm {
  readonly form: UseFormReturn<LeadTexts, unknown, z.output<typeof LeadTexts>>;
  /** Saves the field if it differs from the saved value; resolves to whether everything is saved. */
  readonly commit: (field: TextField) => Promise<boolean>;
}

/** The lead's text fields. What was typed stays until the server has it, even if the lead is reloaded. */
export function useLeadForm(lead: Lead, { current }: LoadedLead, { save, track }: Edits): LeadForm {
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
  const settle = (field: TextField) => {
    const saved = current();
    if (saved) form.resetField(field, { defaultValue: textsOf(saved)[field] });
  };
  const write = async (field: TextField): Promise<boolean> => {
    const text = form.getValues(field);
    const saved = current();
    if (saved && text === textsOf(saved)[field]) {
      settle(field);
      return true;
    }
    if (!(await form.trigger(field))) return false;
    const changes = { [field]: LeadTexts.shape[field].parse(text) };
    if (!(await save(changes, { notesSeen: notesSeen.current }))) return false;
    if (form.getValues(field) === text) settle(field);
    return true;
  };
  return { form, commit: (field) => track(write(field)) };
}
