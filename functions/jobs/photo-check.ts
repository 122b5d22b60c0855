import type { S3ObjectCreatedNotificationEvent, SQSRecord } from 'aws-lambda';
import { tempIdOfPath } from '#domain/photos.ts';
import { emptyUpload, quarantineUpload, readUpload, storeChecked } from '../data/photo-checks.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';
import { redrawPhoto } from './photos/redraw-photo.ts';

/** What is read of the queue's messages, each of which is the event that S3 raises for a new object. */
export interface UploadEvent {
  readonly Records: readonly Pick<SQSRecord, 'body'>[];
}

/** As it is: EventBridge does not encode keys. */
function pathIn(body: string): string {
  const { detail } = JSON.parse(body) as S3ObjectCreatedNotificationEvent; // the rule queues nothing else
  return detail.object.key;
}

/**
 * Looks at an upload once it has arrived. A photo is drawn anew and stored as checked; anything else is kept as
 * rejected. Either way the upload itself is emptied, so an event that comes again finds nothing to do.
 */
async function check(path: string): Promise<void> {
  if (tempIdOfPath(path) === undefined) throw new Error('An object lies where only uploads should.');
  const upload = await readUpload(path);
  if (!upload) return;
  const drawn = await redrawPhoto(upload.content);
  if (typeof drawn === 'object') {
    await storeChecked(upload, drawn);
    await emptyUpload(upload);
    return;
  }
  log.warn('upload is no photo', { cause: drawn });
  // Beyond the limit there may be gigabytes of it, which nobody shall pay for.
  if (drawn !== 'size') await quarantineUpload(upload);
  await emptyUpload(upload);
}

export const handler = job('photo-check', async ({ Records }: UploadEvent): Promise<void> => {
  for (const { body } of Records) await check(pathIn(body));
});
