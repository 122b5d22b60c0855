import { type FieldErrors, fieldErrors } from '#domain/booking/field-errors.ts';
import { knownFields } from '#domain/booking/intake-values.ts';
import { ApiError, NetworkError } from '../api/call-operation.ts';
import type { Issue } from './issues.ts';

export interface Failure extends FieldErrors {
  /** The answers are fine: another press may work. */
  readonly mayRetry: boolean;
}

export const networkFailed = 'Network error. Please try again.';
const saveFailed = 'Failed to save your request.';

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) {
    return { error: networkFailed, fields: {}, mayRetry: true };
  }
  if (error instanceof ApiError) {
    const fields = error.fields ?? {};
    return { error: error.message || saveFailed, fields, mayRetry: Object.keys(fields).length === 0 };
  }
  return { error: "We couldn't submit your request. Please try again.", fields: {}, mayRetry: true };
}

export const failureOfIssues = (issues: readonly Issue[]): Failure | undefined =>
  issues.length > 0 ? { ...fieldErrors(issues), mayRetry: false } : undefined;

/** Fields that are judged by another one as well. */
const judgedTogether: Readonly<Record<string, readonly string[]>> = {
  // Fills it in.
  zip: ['city'],
  hasWater: ['accessReview'],
  hasPower: ['accessReview'],
  accessReview: ['hasWater', 'hasPower'],
};

/** After an answer its own message is judged again, and those of the fields that depend on it. */
export const afterAnswer = (shown: Failure, name: string, issues: readonly Issue[]): Failure | undefined =>
  [name, ...(judgedTogether[name] ?? [])].reduce<Failure | undefined>(
    (left, field) => left && afterChange(left, field, issues),
    shown,
  );

/** Whether the server lacks what only the whole form asks for. The length is typed above the services. */
export const asksForMore = ({ fields }: Failure): boolean =>
  ['again', ...knownFields].some((field) => field !== 'boatLengthFt' && Object.hasOwn(fields, field));

export function ofWholeForm({ fields, ...failure }: Failure): Failure {
  const { again: _, ...rest } = fields;
  return { ...failure, fields: rest };
}

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
