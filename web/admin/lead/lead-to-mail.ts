import type { Lead } from '#domain/lead.ts';
import { tellError } from '../tell.ts';
import { fieldLabels, type Mark } from './edit.ts';
import type { LeadContext } from './lead-context.ts';
import type { TextField } from './lead-texts.ts';

const unsaved: Readonly<Partial<Record<Mark['state'], string>>> = {
  failed: 'This isn’t saved yet. Try again first.',
  unknown: 'We don’t know if this is saved. Try again first.',
};

/** Waits for all edits. Undefined if a given field could not be saved, which shows an error and focuses it. */
export async function leadToMail(
  context: LeadContext,
  fields: readonly TextField[],
): Promise<Lead | undefined> {
  const { form, marks, settled, current } = context;
  const allSaved = await settled();
  const problemOf = (field: TextField): string | undefined =>
    form.getFieldState(field).error?.message ?? unsaved[marks[field]?.state ?? 'saved'];
  const wrong = fields.find((field) => problemOf(field) !== undefined);
  if (wrong) {
    form.setFocus(wrong);
    tellError(`${fieldLabels[wrong]}: ${problemOf(wrong)}`);
    return undefined;
  }
  // A failed edit has already shown its own error.
  return allSaved ? current() : undefined;
}
