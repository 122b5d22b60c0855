import { AppError } from './app-error.ts';

/** The value, or 404 with the sentence when there is none. */
export function found<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new AppError('not-found', sentence);
  return value;
}

/** The lead, or 404. */
export const foundLead = <T>(lead: T | undefined): T => found(lead, 'We could not find this lead.');
