import type { Lead } from '../lead.ts';
import { boatText, inOneLine, serviceText } from '../lead-words.ts';
import { capitalized } from '../plain-text.ts';
import type { OwnersTask } from '../tasks.ts';
import type { TimelineEntry } from '../timeline.ts';
import { shortName } from './greeting-name.ts';
import { newsWords } from './news-words.ts';

export interface DigestLine {
  readonly lead: Lead;
  readonly at: string;
  /** `Ana said yes: Tue, Dec 1, 9:00 AM`. */
  readonly text: string;
}

function whatCame(
  kind: OwnersTask,
  lead: Lead,
  entry: TimelineEntry | undefined,
  now: string,
): Omit<DigestLine, 'lead'> | undefined {
  switch (kind) {
    case 'new-lead':
      return {
        at: lead.created_at,
        text: `sent a request: ${inOneLine(serviceText(lead), boatText(lead), lead.city)}`,
      };
    case 'quote-decision':
      return (
        lead.quote_decision && { at: lead.updated_at, text: `${lead.quote_decision.toLowerCase()} the quote` }
      );
    case 'news':
      return entry && { at: entry.created_at, text: newsWords(entry, now, lead).did };
  }
}

/** Undefined when it is no news any more. */
export function digestLine(
  kind: OwnersTask,
  lead: Lead,
  entry: TimelineEntry | undefined,
  now: string,
): DigestLine | undefined {
  const came = whatCame(kind, lead, entry, now);
  if (!came) return undefined;
  const who = capitalized(shortName(lead.full_name));
  return { ...came, lead, text: `${who} ${came.text}` };
}
