import { AppError } from '../runtime/app-error.ts';

/** Throws 409 with the rule's sentence, if there is one. */
export function unlessConflict(sentence: string | undefined): void {
  if (sentence !== undefined) throw new AppError('conflict', sentence);
}
