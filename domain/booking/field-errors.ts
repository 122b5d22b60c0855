import type * as z from 'zod';
import { intakeLabels, missingHints } from './intake-texts.ts';

export interface FieldErrors {
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A body may contain thousands of unknown fields. */
const maxFields = 40;
const longestName = 100;

/** Zod's own messages quote patterns and types, which help nobody. */
const isRaw = (message: string): boolean => /^(?:Invalid |Too big:|Too small:)/.test(message);
const sentenceOf = (message: string): string => (isRaw(message) ? 'This value isn’t valid.' : message);

/** `week.mon` inside of settings: a span is wrong as a whole, whichever end it is. Of content the whole path. */
function fieldOf([first = 'body', ...inside]: readonly PropertyKey[]): string {
  if (first === 'content') return [first, ...inside].map(String).join('.');
  const named = first === 'settings' ? inside.filter((part) => part !== 'from' && part !== 'to') : [];
  return named.length > 0 ? named.map(String).join('.') : String(first);
}

const order = Object.keys(intakeLabels);
const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);

export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const wrong = issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ field: key, message: 'Unknown field.' }))
        : [{ field: fieldOf(issue.path), message: sentenceOf(issue.message) }],
    )
    .sort((a, b) => rank(a.field) - rank(b.field));
  // A Map, because a caller may name a field `constructor`.
  const fields = new Map<string, string>();
  for (const { field, message } of wrong) {
    const missing = message.startsWith('Missing required field');
    if (fields.size === maxFields) break;
    if (!fields.has(field))
      fields.set(field.slice(0, longestName), missing ? (missingHints[field] ?? message) : message);
  }
  return { error: wrong[0]?.message ?? 'The request is malformed.', fields: Object.fromEntries(fields) };
}
