/** The failures that a caller can act on, with their HTTP status. All else is a 500 without detail. */
export const errorStatuses = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'mail-failed': 502,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** A failure with a sentence for the caller. `details` are further fields of the error body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: { fields?: Readonly<Record<string, string>>; slug?: string };

  constructor(code: ErrorCode, sentence: string, details: AppError['details'] = {}) {
    super(sentence);
    this.code = code;
    this.details = details;
  }
}
