import type { Lead } from '#domain/lead.ts';
import { type PublicMessage, publicMessages, type TimelineEntry } from '#domain/timeline.ts';
import { shownPhotos } from '../../data/photo/photo-views.ts';

/** What customer and owner wrote to each other, oldest first, by the lead's history. */
export async function messagesOf(lead: Lead, entries: readonly TimelineEntry[]): Promise<PublicMessage[]> {
  const paths = entries.flatMap(({ message }) => message?.photos ?? []);
  return publicMessages(entries, await shownPhotos(lead, paths));
}
