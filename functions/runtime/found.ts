import { AppError } from './app-error.ts';

/** The value, or 404 with the sentence when there is none. */
export function found<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new AppError('not-found', sentence);
  return value;
}
