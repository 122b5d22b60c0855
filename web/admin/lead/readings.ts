import { canonicalAddress, isAddress } from '#domain/email-address.ts';
import { intakeMessages } from '#domain/intake-texts.ts';
import { instantOf } from '#domain/los-angeles.ts';

/** What a typed text means for a field, or what is wrong with it. Empty means none. */
export type Reading<T> = { readonly value: T | null } | { readonly problem: string };

const mostDollars = 1_000_000;

/** `1,250` or `$1250` as whole dollars. */
export function readDollars(text: string): Reading<number> {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (bare === '') return { value: null };
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(bare)) return { problem: 'Whole dollars only.' };
  const dollars = Number(bare.replaceAll(',', ''));
  return dollars > mostDollars ? { problem: 'At most $1,000,000.' } : { value: dollars };
}

/** Hours, halves allowed, as `2.5`. */
export function readHours(text: string): Reading<number> {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return { value: null };
  const hours = Number(bare);
  const isHalf = Number.isInteger(hours * 2);
  return isHalf && hours >= 0.5 && hours <= 24
    ? { value: hours }
    : { problem: 'Half an hour to 24 hours, in halves.' };
}

/** A wall-clock time in Los Angeles, as `datetime-local` gives it, as an instant. */
export function readWallClock(text: string): Reading<string> {
  if (text === '') return { value: null };
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)
    ? { value: instantOf(text.slice(0, 16)) }
    : { problem: 'Set day and time.' };
}

export function readEmail(text: string): Reading<string> {
  return isAddress(text) ? { value: canonicalAddress(text) } : { problem: intakeMessages.email };
}

const mostNotes = 10_000;

export const readNotes = (text: string): Reading<string> => {
  if (text.trim() === '') return { value: null };
  return text.length > mostNotes ? { problem: 'At most 10,000 characters.' } : { value: text };
};
