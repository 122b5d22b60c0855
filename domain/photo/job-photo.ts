import * as z from 'zod';
import { Instant } from '../ids.ts';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { incomingPathPattern } from './photos.ts';

/** Photos of one job, before and after together. */
export const maxJobPhotos = 60;

/** Chosen by the phone that took it, so that a repeated call adds nothing twice. */
export const JobPhotoId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The photo’s id is malformed.');

const jobPhotoKinds = ['before', 'after'] as const;

/** A place on the boat, which a before and an after photo share. */
const PhotoPair = z
  .string()
  .overwrite(withoutHiddenMarks)
  .trim()
  .min(1, 'Say where on the boat it is.')
  .max(40, 'At most 40 characters.')
  .regex(singleLine, 'Keep it to one line.');

/** What the customer said of its publication, in which words, where and when. */
const PublishConsent = z.strictObject({
  publish: z.boolean(),
  words: z.string(),
  place: z.string(),
  at: Instant,
});

/** In the order in which they are shown. `path` is the upload until its check has passed. */
export const JobPhoto = z.strictObject({
  id: JobPhotoId,
  kind: z.enum(jobPhotoKinds),
  pair: PhotoPair,
  path: z.string(),
  /** The file before something on it was blurred. Only the owner's own page may have an address of it. */
  original: z.string().optional(),
  /** The owner keeps it to themselves. */
  private: z.literal(true).optional(),
  consent: PublishConsent.optional(),
  /** When it was taken, where its phone has told; else when it arrived. */
  added_at: Instant,
  /** An admin's user name. */
  added_by: z.string(),
});
export type JobPhoto = z.infer<typeof JobPhoto>;

export const NewJobPhoto = JobPhoto.pick({ id: true, kind: true, pair: true }).extend({
  path: z.string().regex(incomingPathPattern, 'We couldn’t use this photo.'),
  private: z.boolean().optional(),
  taken_at: Instant.optional(),
});
export type NewJobPhoto = z.infer<typeof NewJobPhoto>;

/** The same photo with something on it blurred. */
export const BlurredPhoto = NewJobPhoto.pick({ id: true, path: true });
export type BlurredPhoto = z.infer<typeof BlurredPhoto>;

export const JobPhotoEdit = JobPhoto.pick({ id: true }).extend({
  kind: JobPhoto.shape.kind.optional(),
  pair: PhotoPair.optional(),
  private: z.boolean().optional(),
});
export type JobPhotoEdit = z.infer<typeof JobPhotoEdit>;
