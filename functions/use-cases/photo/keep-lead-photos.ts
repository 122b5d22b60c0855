import type { Lead } from '#domain/lead.ts';
import { incomingPrefix } from '#domain/photo/photos.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { type KeptPhoto, keepPhoto } from '../../data/photo/kept-photos.ts';
import { privateEntry } from '../mail/send-to.ts';

/** The task must wait for another job. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const keep = async (path: string, lead: Lead, now: string): Promise<KeptPhoto> =>
  path.startsWith(incomingPrefix) ? keepPhoto(path, lead.id, now) : { state: 'kept', path };

/** Moves a lead's uploads to where they are kept. Throws NotYet while one is not checked. */
export async function keepLeadPhotos(lead: Lead, now: string): Promise<TaskResult> {
  const photos = await Promise.all(lead.photo_urls.map((path) => keep(path, lead, now)));
  if (photos.some(({ state }) => state === 'waiting')) throw new NotYet('A photo is not checked yet.');
  const photo_urls = photos.flatMap((photo) => (photo.state === 'kept' ? [photo.path] : []));
  const lost = photos.length - photo_urls.length;
  const note = `${lost} of ${photos.length} couldn’t be used as a photo.`;
  return {
    fields: { photo_urls },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}
