import * as z from 'zod';
import { LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { BlurredPhoto, JobPhotoEdit, JobPhotoId, maxJobPhotos, NewJobPhoto } from '../photo/job-photo.ts';
import { tempIdOfPath } from '../photo/photos.ts';

const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).max(maxJobPhotos);

export const jobPhotoOperations = {
  'admin-job-photos': {
    input: z
      .strictObject({
        id: LeadId,
        add: listOf(NewJobPhoto).default([]),
        change: listOf(JobPhotoEdit).default([]),
        remove: listOf(JobPhotoId).default([]),
        /** Uploads of the photos with something blurred; the originals leave for nobody from then on. */
        blur: listOf(BlurredPhoto).default([]),
        unblur: listOf(JobPhotoId).default([]),
        order: listOf(JobPhotoId).optional(),
      })
      .refine(({ add, blur }) => new Set([...add, ...blur].map(({ path }) => tempIdOfPath(path))).size <= 1, {
        path: ['add'],
        message: 'Photos of one call share one upload id.',
      })
      .refine(
        ({ order, id: _, ...lists }) => order || Object.values(lists).some(({ length }) => length > 0),
        { path: ['add'], message: 'Say what changes.' },
      ),
    output: z.strictObject({ lead: SeenLead }),
  },
};
