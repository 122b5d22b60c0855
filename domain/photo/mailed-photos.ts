import type { Lead } from '../lead.ts';
import type { JobPhoto } from './job-photo.ts';
import { photoPairs } from './photo-pairs.ts';

/**
 * What an email shows of a job: before and after of the first place that has both, else the last photo. Those that are
 * not checked yet count: Finish may follow at once.
 */
export function mailedPhotos({ job_photos = [] }: Pick<Lead, 'job_photos'>): JobPhoto[] {
  const shared = job_photos.filter((photo) => !photo.private);
  const whole = photoPairs(shared).find(({ before, after }) => before && after);
  const shown = whole ? [whole.before, whole.after] : [shared.at(-1)];
  return shown.filter((photo) => photo !== undefined);
}
