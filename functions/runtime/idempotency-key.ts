import { IdempotencyKey } from '#domain/ids.ts';
import { AppError } from './app-error.ts';

/** The key that a call must carry. */
export function requiredKey(given: string | undefined): string {
  const key = IdempotencyKey.safeParse(given);
  if (!key.success) throw new AppError('invalid', 'A valid Idempotency-Key header is needed.');
  return key.data;
}
