import type { Lead } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { newEntry } from './new-entry.ts';
import type { Task } from './tasks.ts';
import { unansweredFrom } from './unanswered-text.ts';

/** Photos that a lead can have in all. */
export const mostLeadPhotos = 30;

/** What one person writes to the other. `photos` are uploads. */
export interface WrittenMessage {
  readonly text: string;
  readonly photos: readonly string[];
}

const photosText = (count: number): string => (count === 1 ? 'Sent a photo.' : `Sent ${count} photos.`);

/** The photos join those of the lead, where they are kept and can be looked at. */
const photosOf = (lead: Lead, photos: readonly string[], due_at: string) => ({
  fields: photos.length > 0 ? { photo_urls: [...lead.photo_urls, ...photos] } : {},
  tasks: photos.length > 0 ? ([{ kind: 'photos', due_at }] satisfies Task[]) : [],
});

/** The customer writes to the owner, who is emailed. */
export function customerWrote(lead: Lead, { text, photos }: WrittenMessage, now: string): LeadChange {
  const { fields, tasks } = photosOf(lead, photos, now);
  const note = text || photosText(photos.length);
  const entry = {
    lead_id: lead.id,
    status: 'Message',
    note,
    is_public: true,
    message: { from: 'customer' as const, ...(photos.length > 0 && { photos: [...photos] }) },
  };
  return {
    fields: { ...fields, unanswered: unansweredFrom(note, now), updated_at: now },
    entries: [newEntry(entry, 'customer', now)],
    tasks,
    mailsEntry: 'news',
  };
}

/** The owner writes to the customer, who is emailed if there is an address. */
export function ownerWrote(lead: Lead, text: string, { admin, now }: Editor): LeadChange {
  const entry = {
    lead_id: lead.id,
    status: 'Message',
    note: text,
    is_public: true,
    message: { from: 'owner' as const },
    ...(lead.email !== undefined && { mailed: true as const }),
  };
  return {
    fields: { unanswered: null, updated_at: now },
    entries: [newEntry(entry, admin, now)],
    ...(lead.email !== undefined && { mailsEntry: 'message' as const }),
  };
}
