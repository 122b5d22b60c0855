import type { TimelineEntry } from './timeline.ts';

/** The id is assigned when stored. */
export type NewTimelineEntry = Omit<TimelineEntry, 'id'>;

/** `by` is an admin's user name, `customer` or `system`. */
export function newEntry(
  entry: Pick<TimelineEntry, 'lead_id' | 'status' | 'is_public' | 'mailed' | 'message' | 'news'> & {
    note?: string | undefined;
  },
  by: string,
  now: string,
): NewTimelineEntry {
  const { lead_id, status, note, is_public, mailed, message, news } = entry;
  return {
    lead_id,
    status,
    ...(note === undefined ? {} : { note }),
    is_public,
    ...(mailed && { mailed }),
    ...(message && { message }),
    ...(news && { news }),
    created_at: now,
    meta: { updated_by: by, updated_at: now },
  };
}
