import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { tempIdOfPath } from '#domain/photos.ts';
import { quarantineUpload, readUpload, removeUpload, storeChecked } from '../data/photo-checks.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';
import { redrawPhoto } from './photos/redraw-photo.ts';

/** What is read of the event that S3 raises for a new object. */
export interface UploadEvent {
  readonly detail: { readonly object: Pick<S3ObjectCreatedNotificationEvent['detail']['object'], 'key'> };
}

/**
 * Looks at an upload once it has arrived. A photo is drawn anew and stored as checked; anything else goes to
 * quarantine. Either way the upload itself is taken away, so an event that comes again finds nothing to do.
 */
export const handler = job('photo-check', async ({ detail }: UploadEvent): Promise<void> => {
  // As it is: EventBridge does not encode keys.
  const path = detail.object.key;
  if (tempIdOfPath(path) === undefined) throw new Error('An object lies where only uploads should.');
  const upload = await readUpload(path);
  if (!upload) return;
  const drawn = await redrawPhoto(upload.content);
  if (typeof drawn === 'object') {
    await storeChecked(upload, drawn);
    await removeUpload(upload);
    return;
  }
  log.warn('upload is no photo', { cause: drawn });
  // Beyond the limit there may be gigabytes of it, which nobody shall pay for.
  if (drawn !== 'size') await quarantineUpload(upload);
  await removeUpload(upload);
});
