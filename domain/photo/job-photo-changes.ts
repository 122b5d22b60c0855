import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { addDays } from '../los-angeles.ts';
import {
  type BlurredPhoto,
  type JobPhoto,
  type JobPhotoEdit,
  maxJobPhotos,
  type NewJobPhoto,
} from './job-photo.ts';
import { blurred, unblurred } from './photo-blur.ts';
import { incomingPrefix } from './photos.ts';

export interface WantedJobPhotos {
  readonly add: readonly NewJobPhoto[];
  readonly change: readonly JobPhotoEdit[];
  readonly remove: readonly string[];
  readonly blur: readonly BlurredPhoto[];
  /** Ids of photos that get their original back. */
  readonly unblur: readonly string[];
  /** Those that it leaves out keep their order and come last. */
  readonly order?: readonly string[] | undefined;
}

export const isUnchecked = ({ path }: Pick<JobPhoto, 'path'>): boolean => path.startsWith(incomingPrefix);

/**
 * Every change of job photos goes through this: while one is not checked, the task that keeps it writes them too, and
 * owing that task anew is what the two notice each other by.
 */
export const jobPhotosChange = (
  { job_photos: before = [] }: Pick<Lead, 'job_photos'>,
  job_photos: readonly JobPhoto[],
  now: string,
): LeadChange => ({
  fields: { job_photos: job_photos.length > 0 ? [...job_photos] : null, updated_at: now },
  entries: [],
  tasks: [...before, ...job_photos].some(isUnchecked) ? [{ kind: 'photos', due_at: now }] : [],
});

/** The photos that a lead does not have yet, neither by id nor by file. */
export const unknownPhotos = (
  { job_photos = [] }: Pick<Lead, 'job_photos'>,
  { add }: Pick<WantedJobPhotos, 'add'>,
): NewJobPhoto[] =>
  add.filter(({ id, path }) => !job_photos.some((known) => known.id === id || known.path === path));

export const hasRoom = (lead: Pick<Lead, 'job_photos'>, wanted: WantedJobPhotos): boolean => {
  const left = (lead.job_photos ?? []).filter(({ id }) => !wanted.remove.includes(id));
  return left.length + unknownPhotos(lead, wanted).length <= maxJobPhotos;
};

function edited(photo: JobPhoto, { kind, pair, private: hidden }: Omit<JobPhotoEdit, 'id'>): JobPhoto {
  const { private: wasHidden, ...rest } = photo;
  const isHidden = hidden ?? wasHidden;
  return {
    ...rest,
    ...(kind && { kind }),
    ...(pair !== undefined && { pair }),
    ...(isHidden && { private: true as const }),
  };
}

function inOrder(photos: readonly JobPhoto[], order: readonly string[] = []): JobPhoto[] {
  const named = order.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return [...new Set([...named, ...photos])];
}

/** A phone's clock may be wrong: nothing is taken in the future, or over a day before the first visit. */
function takenAt({ visits = [] }: Pick<Lead, 'visits'>, taken_at: string | undefined, now: string): string {
  const [first = now] = visits.map(({ start }) => start).sort();
  return taken_at !== undefined && taken_at <= now && taken_at >= addDays(first, -1) ? taken_at : now;
}

/** What is so already changes nothing; what is gone is passed over. */
export function jobPhotosAfter(lead: Lead, wanted: WantedJobPhotos, { admin, now }: Editor): JobPhoto[] {
  const added = unknownPhotos(lead, wanted).map(({ private: hidden, taken_at, ...photo }) => ({
    ...photo,
    ...(hidden && { private: true as const }),
    added_at: takenAt(lead, taken_at, now),
    added_by: admin,
  }));
  const photos = [...(lead.job_photos ?? []), ...added]
    .filter(({ id }) => !wanted.remove.includes(id))
    .map((photo) =>
      wanted.change
        .filter(({ id }) => id === photo.id)
        .reduce<JobPhoto>((known, edit) => edited(known, edit), photo),
    )
    .map((photo) => {
      const redrawn = wanted.blur.find(({ id }) => id === photo.id);
      if (redrawn) return blurred(photo, redrawn.path);
      return wanted.unblur.includes(photo.id) ? unblurred(photo) : photo;
    });
  return inOrder(photos, wanted.order);
}

/** Those that the customer may see: checked, and not kept back. */
export const sharedPhotos = ({ job_photos = [] }: Pick<Lead, 'job_photos'>): JobPhoto[] =>
  job_photos.filter((photo) => !photo.private && !isUnchecked(photo));
