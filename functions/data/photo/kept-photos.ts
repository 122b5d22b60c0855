import { CopyObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { checkedPath, checkedType, keptPath, thumbnailPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';
import { isMissing, isOvertaken } from './photo-storage.ts';

export type KeptPhoto =
  | { readonly state: 'kept'; readonly path: string }
  | { readonly state: 'waiting' }
  | { readonly state: 'lost' };

/** After this many seconds the event of an upload counts as lost. Most checks take two. */
const checkSeconds = 20;

async function copyPicture(from: string, to: string): Promise<void> {
  await storage().send(
    new CopyObjectCommand({
      Bucket: env('PHOTOS_BUCKET'),
      Key: to,
      CopySource: `${env('PHOTOS_BUCKET')}/${from}`,
      ContentType: checkedType,
      MetadataDirective: 'REPLACE',
    }),
  );
}

/** An empty object is what a check left that was cut off; no photo is empty. */
async function isEmpty(key: string): Promise<boolean> {
  const { ContentLength } = await storage().send(
    new HeadObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: key }),
  );
  return ContentLength === 0;
}

/** Copies a checked photo and its thumbnail; false when there is none. */
async function copyChecked(from: string, to: string): Promise<boolean> {
  try {
    await copyPicture(thumbnailPath(from), thumbnailPath(to));
    await copyPicture(from, to);
    return !(await isEmpty(from));
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Copying an upload onto itself raises its event again. */
async function askAgain(upload: string, etag: string | undefined): Promise<void> {
  try {
    await storage().send(
      new CopyObjectCommand({
        Bucket: env('PHOTOS_BUCKET'),
        Key: upload,
        CopySource: `${env('PHOTOS_BUCKET')}/${upload}`,
        CopySourceIfMatch: etag,
        MetadataDirective: 'REPLACE',
      }),
    );
  } catch (error) {
    // Just checked.
    if (!isMissing(error) && !isOvertaken(error)) throw error;
  }
}

/** Whether an upload still waits for its check. After a long wait its check is requested again. */
async function awaitsCheck(upload: string, now: string): Promise<boolean> {
  try {
    const { LastModified, ETag, ContentLength } = await storage().send(
      new HeadObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: upload }),
    );
    if (ContentLength === 0) return false;
    const since = LastModified?.getTime() ?? 0;
    if (Date.parse(now) - since > checkSeconds * 1000) await askAgain(upload, ETag);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Copies an upload's checked photo and thumbnail to the lead's permanent photos. Idempotent. */
export async function keepPhoto(upload: string, leadId: string, now: string): Promise<KeptPhoto> {
  const [from, path] = [checkedPath(upload), keptPath(upload, leadId)];
  if (await copyChecked(from, path)) return { state: 'kept', path };
  if (await awaitsCheck(upload, now)) return { state: 'waiting' };
  // The check may have ended between the two calls.
  return (await copyChecked(from, path)) ? { state: 'kept', path } : { state: 'lost' };
}
