import type { ErrorBody, ErrorCode } from '#domain/operations/errors.ts';

/** An error with a message for the caller. `details` are further fields of the error body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Readonly<Omit<ErrorBody, 'error'>>;

  constructor(code: ErrorCode, sentence: string, details: AppError['details'] = {}) {
    super(sentence);
    this.code = code;
    this.details = details;
  }
}
