import { GetObjectCommand } from '@aws-sdk/client-s3';
import { checkedPath, incomingPrefix, thumbnailPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';
import { isMissing } from './photo-storage.ts';

/** The small picture of a photo, of an upload as its check redrew it; undefined until then. */
export async function smallPicture(path: string): Promise<Uint8Array | undefined> {
  const Key = thumbnailPath(path.startsWith(incomingPrefix) ? checkedPath(path) : path);
  try {
    const { Body } = await storage().send(new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
