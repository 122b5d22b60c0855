import { type ReactNode, useSyncExternalStore } from 'react';
import { leadPath, newLeadPath } from '../lead-path.ts';
import { subscribeToTyped, typedField, typedForms } from './typed-draft.ts';

interface Unsaved {
  readonly form: string;
  readonly to: string;
  readonly text: ReactNode;
}

/** What a form keeps that goes out by a press or when its lead opens, and where that is. */
function unsavedIn(form: string): Unsaved[] {
  const [kind, id = '', draft = ''] = form.split(':');
  if (kind === 'notes') {
    const name = typedField(form, 'name') ?? 'A lead';
    const text = (
      <>
        <b>{name}</b> has internal notes that aren’t saved yet.
      </>
    );
    return [{ form, to: `${leadPath(id)}#internal_notes`, text }];
  }
  if (kind === 'edits') {
    const name = typedField(form, 'name') ?? 'A lead';
    const text = (
      <>
        <b>{name}</b> has changes that aren’t saved yet.
      </>
    );
    return [{ form, to: leadPath(id), text }];
  }
  if (kind === 'extra' && draft === '') {
    const name = typedField(form, 'name') ?? 'A customer';
    const text = (
      <>
        <b>{name}</b> hasn’t been asked about {typedField(form, 'extraLine') || 'extra work'}.
      </>
    );
    return [{ form, to: leadPath(id), text }];
  }
  if (kind !== 'new-lead') return [];
  const name = typedField(form, 'fullName')?.trim() || 'A new lead';
  const text = (
    <>
      <b>{name}</b> was typed as a new lead. Only Save lead sends it.
    </>
  );
  const query = new URLSearchParams({ ...(id && { customer: id }), draft });
  return [{ form, to: `${newLeadPath}?${query}`, text }];
}

/** Notes, edits, extra work and new leads that are on this device alone, with the way to each; a lead’s notes among its edits. */
export function useUnsaved(): readonly Unsaved[] {
  const names = useSyncExternalStore(subscribeToTyped, () => typedForms().toSorted().join(' '));
  const forms = names.split(' ');
  const isSaid = (form: string): boolean =>
    form.startsWith('notes:') && forms.includes(form.replace('notes', 'edits'));
  return forms.filter((form) => !isSaid(form)).flatMap(unsavedIn);
}
