import type { Lead } from '#domain/lead.ts';
import { isUnchecked } from '#domain/photo/job-photo-changes.ts';
import { withoutItsBlur } from '#domain/photo/photo-blur.ts';
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

/** Moves uploads to where a lead's photos are kept. Throws NotYet while one is not checked. */
async function keepAll(paths: readonly string[], lead: Lead, now: string) {
  const photos = await Promise.all(paths.map((path) => keep(path, lead, now)));
  if (photos.some(({ state }) => state === 'waiting')) throw new NotYet('A photo is not checked yet.');
  const kept = photos.map((photo) => (photo.state === 'kept' ? photo.path : undefined));
  return { kept, lost: kept.filter((path) => path === undefined).length };
}

/** Moves the uploads of a lead, those of its job too, to where they are kept. */
export async function keepLeadPhotos(lead: Lead, now: string): Promise<TaskResult> {
  const { photo_urls, job_photos = [] } = lead;
  const [leads, jobs] = await Promise.all([
    keepAll(photo_urls, lead, now),
    keepAll(
      job_photos.map(({ path }) => path),
      lead,
      now,
    ),
  ]);
  const lost = leads.lost + jobs.lost;
  const note = `${lost} of ${photo_urls.length + job_photos.length} couldn’t be used as a photo.`;
  return {
    fields: {
      photo_urls: leads.kept.filter((path) => path !== undefined),
      ...(job_photos.some(isUnchecked) && {
        job_photos: job_photos.flatMap((photo, at) => {
          const path = jobs.kept[at];
          if (path !== undefined) return [{ ...photo, path }];
          return photo.original === undefined ? [] : [withoutItsBlur(photo)];
        }),
      }),
    },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}
