import type * as z from 'zod';
import { type AnyContent, type ContentKind, contentSchemas } from './content.ts';

/** Percents stay as they were typed, which may be no number yet. */
const isAboutForm = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type'
    ? issue.expected !== 'number' && issue.expected !== 'int'
    : ['unrecognized_keys', 'invalid_key', 'invalid_union', 'invalid_element'].includes(issue.code);

/** Content that isn't finished: all its fields are there, only what they say may not go on the site yet. */
export function hasFormOf(kind: ContentKind, typed: unknown): typed is AnyContent {
  const { error } = contentSchemas[kind].safeParse(typed);
  return error === undefined || !error.issues.some(isAboutForm);
}
