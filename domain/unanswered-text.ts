import * as z from 'zod';
import { Instant } from './ids.ts';

/** The beginning of a customer's text that waits for an answer of the owner's. */
export const UnansweredText = z.strictObject({ at: Instant, text: z.string() });
export type UnansweredText = z.infer<typeof UnansweredText>;

/** Characters of it that are kept: what one line of Today can show. */
const mostShown = 160;

/** A text that waits from `now` on, in one line. */
export function unansweredFrom(text: string, now: string): UnansweredText {
  const line = text.replace(/\s+/g, ' ');
  return { at: now, text: line.length > mostShown ? `${line.slice(0, mostShown - 1).trimEnd()}…` : line };
}
