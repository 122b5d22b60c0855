import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import { sentPhotosText } from '../photo/photos.ts';
import type { Refusal } from '../refusal.ts';
import type { Task } from '../tasks.ts';
import type { TimelineEntry } from '../timeline.ts';
import { newEntry } from '../timeline.ts';
import { unansweredFrom } from './unanswered-text.ts';

export const maxLeadPhotos = 30;

/** What one person writes to the other. `photos` are uploads. */
export interface WrittenMessage {
  readonly text: string;
  readonly photos: readonly string[];
  /** When it was written, where no line was at hand. */
  readonly at?: string | undefined;
  readonly about?: NonNullable<TimelineEntry['message']>['about'];
}

const wordsOf = ({ text, photos }: WrittenMessage): string => text || sentPhotosText(photos.length);

export const messageFrom = (
  from: 'customer' | 'owner',
  photos: readonly string[],
): NonNullable<TimelineEntry['message']> => ({ from, ...(photos.length > 0 && { photos: [...photos] }) });

/** The photos join those of the lead, where they are kept and can be looked at. */
export const joinedPhotos = (lead: Lead, photos: readonly string[], due_at: string) => ({
  fields: photos.length > 0 ? { photo_urls: [...lead.photo_urls, ...photos] } : {},
  tasks: photos.length > 0 ? ([{ kind: 'photos', due_at }] satisfies Task[]) : [],
});

export function customerWrote(lead: Lead, written: WrittenMessage, now: string): LeadChange {
  const { fields, tasks } = joinedPhotos(lead, written.photos, now);
  const note = wordsOf(written);
  const entry = {
    lead_id: lead.id,
    status: 'Message',
    note,
    is_public: true,
    message: messageFrom('customer', written.photos),
  };
  return {
    fields: { ...fields, unanswered: unansweredFrom(note, now), updated_at: now },
    entries: [newEntry(entry, 'customer', now)],
    tasks,
    mailsEntry: 'news',
  };
}

/** A visit was booked, moved or called off after the owner wrote without a line: the words may no longer be so. */
export function changedSinceWritten({ visits = [] }: Lead, at: string, now: string): Refusal | undefined {
  const off = visits.find(({ status, ended_at = '' }) => status === 'canceled' && ended_at > at);
  const set = visits.find(({ status, booked_at }) => status === 'planned' && booked_at > at);
  const changed = set ?? off;
  if (!changed) return undefined;
  const when = formatMoment(changed.start, now);
  const what = set ? `the appointment was set to ${when}` : `the appointment on ${when} was canceled`;
  return { reason: 'visit-changed', sentence: `Since you wrote this, ${what}.` };
}

/** What the owner tells the customer by an act of another kind: what they asked still waits for its answer. */
export function ownerTold({ unanswered, ...lead }: Lead, text: string, editor: Editor): LeadChange {
  const { fields, ...told } = ownerWrote(lead, { text, photos: [] }, editor);
  const { unanswered: _, ...others } = fields;
  return { ...told, fields: others };
}

export function ownerWrote(lead: Lead, written: WrittenMessage, { admin, now }: Editor): LeadChange {
  const { about, at: happened_at = now } = written;
  const { unanswered, wrote_at = '' } = lead;
  const { fields, tasks } = joinedPhotos(lead, written.photos, now);
  // A reminder of a price or a receipt answers nothing.
  const isAnswered = about === undefined && (unanswered === undefined || unanswered.at <= happened_at);
  const entry = {
    lead_id: lead.id,
    status: 'Message',
    note: wordsOf(written),
    is_public: true,
    message: {
      ...messageFrom('owner', written.photos),
      ...(about && { about }),
      ...(unanswered && isAnswered && { answers: { at: unanswered.at, text: unanswered.text } }),
    },
    happened_at,
    ...(lead.email !== undefined && { mailed: true as const }),
  };
  return {
    fields: {
      ...fields,
      ...(isAnswered && { unanswered: null }),
      wrote_at: [wrote_at, happened_at < now ? happened_at : now].toSorted().at(-1),
      updated_at: now,
    },
    entries: [newEntry(entry, admin, now)],
    tasks,
    ...(lead.email !== undefined && { mailsEntry: 'message' as const }),
  };
}
