import type { S3ObjectCreatedNotificationEvent, SQSRecord } from 'aws-lambda';
import { tempIdOfPath } from '#domain/photo/photos.ts';
import { emptyUpload, quarantineUpload, readUpload, storeChecked } from '../data/photo/photo-checks.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';
import { redrawPhoto } from './photo/redraw-photo.ts';

/** A queue message, each with an S3 event for a new object. */
export interface UploadEvent {
  readonly Records: readonly Pick<SQSRecord, 'body'>[];
}

/** Not decoded: EventBridge does not encode keys. */
function pathIn(body: string): string {
  const { detail } = JSON.parse(body) as S3ObjectCreatedNotificationEvent; // the rule queues nothing else
  return detail.object.key;
}

/** The upload is emptied afterwards, so a repeated event finds nothing to do. */
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
  // An upload beyond the limit may have gigabytes and is not worth storing.
  if (drawn !== 'size') await quarantineUpload(upload);
  await emptyUpload(upload);
}

export const handler = job('photo-check', async ({ Records }: UploadEvent): Promise<void> => {
  for (const { body } of Records) await check(pathIn(body));
});
