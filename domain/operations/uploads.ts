import * as z from 'zod';
import { TempId } from '../ids.ts';
import { photoLimits, photoMessages, photoTypes } from '../photo/photos.ts';

export const uploads = {
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
      headers: z.record(z.string(), z.string()),
    }),
  },
};
