import { type FieldErrors, fieldErrors } from '#domain/field-errors.ts';
import { ApiError, NetworkError } from '../api/call-operation.ts';
import type { Issue } from './payload.ts';

/** What the error box and the fields say. */
export interface Failure extends FieldErrors {
  /** The answers are right: pressing again may help. */
  readonly mayRetry: boolean;
}

const saveFailed = 'Failed to save your request.';

/** The sentences for a submission that ended without a slug. */
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

/** The failure of a check in the browser, or undefined when nothing is wrong. */
export const failureOfIssues = (issues: readonly Issue[]): Failure | undefined =>
  issues.length > 0 ? { ...fieldErrors(issues), mayRetry: false } : undefined;

/**
 * The failure after the visitor has changed the field `name`: its message goes when it is put right, and
 * the box moves on to the next wrong field. `issues` are those of the answers as they are now.
 */
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
