import { intakeMessages } from '#domain/booking/intake-texts.ts';
import type { Issue } from './issues.ts';

/** A date with a missing part reads as empty and would be sent as no preferred date. */
export function unfinishedDate(form: HTMLFormElement): Issue[] {
  const name = 'preferredDate';
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement && control.validity.badInput)) return [];
  return [{ code: 'custom', path: [name], message: intakeMessages.dateFormat, input: '' }];
}
