import type { Lead } from '#domain/lead.ts';
import { type PublicMessage, publicMessages } from '#domain/timeline.ts';
import { shownPhotos } from '../../data/photo/photo-views.ts';
import { timelineOf } from '../../data/timeline.ts';

/** What customer and owner wrote to each other, oldest first. */
export async function messagesOf(lead: Lead): Promise<PublicMessage[]> {
  const entries = await timelineOf(lead.id);
  const paths = entries.flatMap(({ message }) => message?.photos ?? []);
  return publicMessages(entries, await shownPhotos(lead, paths));
}
