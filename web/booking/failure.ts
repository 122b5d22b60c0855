import { type FieldErrors, fieldErrors } from '#domain/field-errors.ts';
import { ApiError, NetworkError } from '../api/call-operation.ts';
import type { Issue } from './payload.ts';

export interface Failure extends FieldErrors {
  /** The answers are fine: another press may work. */
  readonly mayRetry: boolean;
}

const saveFailed = 'Failed to save your request.';

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) {
    return { error: 'Network error. Please try again.', fields: {}, mayRetry: true };
  }
  if (error instanceof ApiError) {
    const fields = error.fields ?? {};
    return { error: error.message || saveFailed, fields, mayRetry: Object.keys(fields).length === 0 };
  }
  return { error: "We couldn't submit your request. Please try again.", fields: {}, mayRetry: true };
}

export const failureOfIssues = (issues: readonly Issue[]): Failure | undefined =>
  issues.length > 0 ? { ...fieldErrors(issues), mayRetry: false } : undefined;

/** A corrected field loses its message. `issues` are those of the current answers. */
export function afterChange(shown: Failure, name: string, issues: readonly Issue[]): Failure | undefined {
  if (!Object.hasOwn(shown.fields, name)) return shown;
  const now = fieldErrors(issues).fields[name];
  const fields = Object.fromEntries(
    Object.entries(shown.fields).flatMap(([field, sentence]) =>
      field !== name ? [[field, sentence]] : now !== undefined ? [[field, now]] : [],
    ),
  );
  const [first] = Object.entries(fields);
  if (first === undefined) return undefined;
  const rest = issues.filter(({ path }) => Object.hasOwn(fields, String(path[0])));
  return { ...shown, fields, error: rest.length > 0 ? fieldErrors(rest).error : first[1] };
}
