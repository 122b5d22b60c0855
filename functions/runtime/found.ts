import { AppError } from './app-error.ts';

/** The value, or 404 with the sentence when there is none. */
export function found<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new AppError('not-found', sentence);
  return value;
}

/** The lead, or 404. */
export const foundLead = <T>(lead: T | undefined): T => found(lead, 'We could not find this lead.');

/** The lead, or 404, or 409 while it is in quarantine: what is written beside it would not expire with it. */
export function workableLead<T extends { readonly quarantined: boolean }>(lead: T | undefined): T {
  const there = foundLead(lead);
  if (there.quarantined) {
    throw new AppError('conflict', 'This request is in quarantine. Restore it first.');
  }
  return there;
}
