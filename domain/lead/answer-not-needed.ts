import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { newEntry } from '../timeline.ts';

function said({ unanswered, place_told_at }: Lead, at: string) {
  if (place_told_at === at) return { note: 'Where the boat is', fields: { place_told_at: null } };
  return unanswered?.at === at ? { note: unanswered.text, fields: { unanswered: null } } : undefined;
}

/**
 * Settles a message without writing back, or a told place without another address. `at` is when what the owner saw was
 * said: undefined when the customer has said more since, or it is settled.
 */
export function answerNotNeeded(lead: Lead, at: string, { admin, now }: Editor): LeadChange | undefined {
  const settled = said(lead, at);
  if (!settled) return undefined;
  const { note, fields } = settled;
  const entry = { lead_id: lead.id, status: 'No answer needed', note, is_public: false };
  return { fields, entries: [newEntry(entry, admin, now)], asRead: ['updated_at'] };
}
