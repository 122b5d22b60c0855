import { GetObjectCommand } from '@aws-sdk/client-s3';
import { checkedPath, thumbnailPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';
import { isMissing } from './photo-storage.ts';

/** The small picture of an upload, as its check redrew it; undefined until then. */
export async function smallPicture(upload: string): Promise<Uint8Array | undefined> {
  const Key = thumbnailPath(checkedPath(upload));
  try {
    const { Body } = await storage().send(new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
