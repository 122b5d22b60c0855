import { AppError } from '../runtime/app-error.ts';

/** Answers 409 with the sentence by which a rule refuses something, if it does. */
export function unlessConflict(sentence: string | undefined): void {
  if (sentence !== undefined) throw new AppError('conflict', sentence);
}
