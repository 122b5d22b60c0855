import type { Lead } from '#domain/lead.ts';
import { tellError } from '../tell.ts';
import { fieldLabels } from './edit.ts';
import type { LeadDesk } from './lead-desk.ts';
import type { TextField } from './lead-texts.ts';

/** Waits for all edits. Undefined if a given field could not be saved, which shows an error and focuses it. */
export async function leadToMail(desk: LeadDesk, fields: readonly TextField[]): Promise<Lead | undefined> {
  const { form, marks, settled, current } = desk;
  const allSaved = await settled();
  const problemOf = (field: TextField): string | undefined =>
    form.getFieldState(field).error?.message ??
    (marks[field]?.state === 'failed' ? 'This isn’t saved yet. Try again first.' : undefined);
  const wrong = fields.find((field) => problemOf(field) !== undefined);
  if (wrong) {
    form.setFocus(wrong);
    tellError(`${fieldLabels[wrong]}: ${problemOf(wrong)}`);
    return undefined;
  }
  // A failed edit has already shown its own error.
  return allSaved ? current() : undefined;
}
