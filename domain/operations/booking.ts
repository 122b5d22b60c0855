import * as z from 'zod';
import { Slug, TempId } from '../ids.ts';
import { LeadIntake } from '../lead-intake.ts';
import { LeadStatus } from '../lead-status.ts';
import { photoLimits, photoMessages, photoTypes } from '../photos.ts';

export const booking = {
  'generate-upload-url': {
    input: z.strictObject({
      filename: z.string('A file name is needed.').trim().min(1, 'A file name is needed.').max(255),
      tempId: TempId,
      contentType: z.enum(photoTypes, photoMessages.type).optional(),
      size: z.int().positive().max(photoLimits.maxBytes, photoMessages.size).optional(),
    }),
    output: z.strictObject({
      signedUrl: z.url(),
      path: z.string(),
      /** Headers the PUT must send besides its content type. */
      headers: z.record(z.string(), z.string()),
    }),
  },
  'lead-intake': {
    input: LeadIntake,
    output: z.strictObject({ slug: Slug }),
  },
  'lead-status': {
    input: z.strictObject({ slug: z.string() }),
    output: LeadStatus,
  },
};
