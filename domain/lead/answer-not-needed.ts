import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { newEntry } from '../timeline.ts';

/**
 * Settles a message without writing back. `at` is the message that the owner saw: undefined when the customer has
 * written again, or it is settled.
 */
export function answerNotNeeded(lead: Lead, at: string, { admin, now }: Editor): LeadChange | undefined {
  if (lead.unanswered?.at !== at) return undefined;
  const { text: note } = lead.unanswered;
  const entry = { lead_id: lead.id, status: 'No answer needed', note, is_public: false };
  return { fields: { unanswered: null }, entries: [newEntry(entry, admin, now)], asRead: ['updated_at'] };
}
