import { IdempotencyKey } from '#domain/ids.ts';
import { AppError } from './app-error.ts';

export function requiredKey(given: string | undefined): string {
  const key = IdempotencyKey.safeParse(given);
  if (!key.success) throw new AppError('invalid', 'A valid Idempotency-Key header is needed.');
  return key.data;
}

export function optionalKey(given: string | undefined): string | undefined {
  const key = IdempotencyKey.optional().safeParse(given);
  if (!key.success) throw new AppError('invalid', 'The Idempotency-Key header is malformed.');
  return key.data;
}
