import * as z from 'zod';
import { LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { JobPhotoEdit, JobPhotoId, maxJobPhotos, NewJobPhoto } from '../photo/job-photo.ts';
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
        /** The ids in their new order. */
        order: listOf(JobPhotoId).optional(),
      })
      .refine(({ add }) => new Set(add.map(({ path }) => tempIdOfPath(path))).size <= 1, {
        path: ['add'],
        message: 'Photos of one call share one upload id.',
      })
      .refine(({ add, change, remove, order }) => add.length + change.length + remove.length > 0 || order, {
        path: ['add'],
        message: 'Say what changes.',
      }),
    output: z.strictObject({ lead: SeenLead }),
  },
};
