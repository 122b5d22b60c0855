import { AppError } from './app-error.ts';

export function found<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new AppError('not-found', sentence);
  return value;
}
