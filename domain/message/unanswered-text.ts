import * as z from 'zod';
import { Instant } from '../ids.ts';
import { VisitId } from '../visit/visit.ts';

/** Of rows of version 9 it drops that the text is about the boat's place: there it waits as a message. */
export const UnansweredText = z.object({
  at: Instant,
  text: z.string(),
  /** The visit whose boat it said isn't ready. */
  visit_id: VisitId.optional(),
});
export type UnansweredText = z.infer<typeof UnansweredText>;

/** Characters of it that are kept: what one line of Today can show. */
const maxShown = 160;

export function unansweredFrom(text: string, now: string): UnansweredText {
  const line = text.replace(/\s+/g, ' ');
  return { at: now, text: line.length > maxShown ? `${line.slice(0, maxShown - 1).trimEnd()}…` : line };
}
