import { AppError } from '../runtime/app-error.ts';

export function unlessConflict(sentence: string | undefined): void {
  if (sentence !== undefined) throw new AppError('conflict', sentence);
}
